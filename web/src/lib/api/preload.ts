/** Raised when a file the page needs could not be fetched: most often a new version has taken the place of the old. */
export const preloadError = 'srm:preloadError'

const key = 'srm.v1.reloaded-for'

/** Once for each missing file and visit: a page that is still broken says so instead of loading for ever. */
const isFirst = (what: string): boolean => {
  try {
    const before = sessionStorage.getItem(key)?.split('\n') ?? []
    if (before.includes(what)) return false
    sessionStorage.setItem(key, [...before, what].slice(-20).join('\n'))
    return true
  } catch {
    return false
  }
}

/** A service worker would answer with the old page again, so it goes first; it comes back with the new one. */
const loadAnew = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
  window.location.reload()
}

/** Without a network loading anew would only lose what is there. */
export const recoverFromMissingFiles = (reload: () => unknown = loadAnew): void =>
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as unknown as { payload?: Error }
    window.dispatchEvent(new CustomEvent(preloadError, { detail: payload }))
    if (!navigator.onLine || !isFirst(payload?.message ?? '')) return
    event.preventDefault()
    void reload()
  })
