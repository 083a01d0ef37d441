/** Our keys are namespaced and versioned, so that clearing or migrating them touches nobody else's. */
const prefix = 'srm.v1.'

export const storageKey = (name: string): string => prefix + name

/**
 * Where the token is kept is a matter of the build: with `VITE_TOKEN_STORAGE=session` it ends with the browser's tab,
 * otherwise all tabs share it. Everything else is always shared.
 */
const storeOf = (name: string): Storage =>
  name === 'token' && import.meta.env['VITE_TOKEN_STORAGE'] === 'session' ? sessionStorage : localStorage

/** Storage may be forbidden or full; the app then simply remembers nothing. */
export const remembered = (name: string): string | null => {
  try {
    return storeOf(name).getItem(storageKey(name))
  } catch {
    return null
  }
}

export const remember = (name: string, value: string | null): void => {
  try {
    if (value === null) storeOf(name).removeItem(storageKey(name))
    else storeOf(name).setItem(storageKey(name), value)
  } catch {
    // nothing to do: the setting lasts until the page is closed
  }
}

/** Forgets all of ours but what is named; what others keep here is not touched. */
export const forgetAllBut = (...names: readonly string[]): void => {
  const kept = new Set(names.map(storageKey))
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !kept.has(key)) localStorage.removeItem(key)
  } catch {
    // nothing was remembered
  }
}
