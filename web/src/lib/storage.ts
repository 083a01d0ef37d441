/** Our keys are namespaced and versioned, so that clearing or migrating them touches nobody else's. */
const prefix = 'srm.v1.'

export const storageKey = (name: string): string => prefix + name

/** Storage may be forbidden or full; the app then simply remembers nothing. */
export const remembered = (name: string): string | null => {
  try {
    return localStorage.getItem(storageKey(name))
  } catch {
    return null
  }
}

export const remember = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(storageKey(name))
    else localStorage.setItem(storageKey(name), value)
  } catch {
    // nothing to do: the setting lasts until the page is closed
  }
}
