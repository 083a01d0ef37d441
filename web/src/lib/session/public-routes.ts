/** Where we are in the hash, e.g. `/account/ourCompany?page=2`. */
const here = (): string => window.location.hash.slice(1) || '/'

const open = ['/login', '/register', '/password', '/404', '/403', '/500', '/503', '/redirect', '/portal', '/product']

const pathOf = (address: string): string => address.split('?')[0] ?? ''

const external = new Set<string>()

/** Modules have pages for people without an account; each is open to everybody who has its address. */
export const placeExternal = (paths: readonly string[]): void => {
  for (const path of paths) external.add(path)
}

/** For external people, who come once: nothing is kept at hand for them. */
export const isExternal = (address: string): boolean => external.has(pathOf(address))

/** Pages that need no login; the operator's have one of their own. */
export const isOpen = (address: string): boolean =>
  open.includes(pathOf(address)) || isExternal(address) || /^\/platform(?:$|[/?])/.test(address)

export const loginPath = (from: string): string =>
  isOpen(from) || from === '/' ? '/login' : `/login?redirect=${encodeURIComponent(from)}`

/** Only a page of our own may be gone to; one that would send the person on again counts as none. */
export const safePath = (target: string | null): string => {
  if (!target || !/^\/(?![\\/])[^\s\\]*$/.test(target)) return '/'
  return /^\/(?:login|redirect)(?:$|[/?#])/.test(target) ? '/' : target
}

/** The router listens to the hash, so code outside React leaves a page by changing it. */
const leaveFor = (path: string): void => window.location.replace(`#${path}`)

export const leaveForLogin = (): void => {
  if (!here().startsWith('/login')) leaveFor(loginPath(here()))
}
export const leaveForForbidden = (): void => leaveFor('/403')
