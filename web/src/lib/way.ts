/** Where we are in the hash, e.g. `/account/ourCompany?page=2`. */
const here = (): string => window.location.hash.slice(1) || '/'

const open = [
  '/login',
  '/register',
  '/password',
  '/404',
  '/403',
  '/redirect',
  '/portal',
  '/product',
  '/supplierApplyFor',
]

/** Pages that need no login. */
export const isOpen = (path: string): boolean => open.includes(path.split('?')[0] ?? '')

export const loginPath = (from: string): string =>
  isOpen(from) || from === '/' ? '/login' : `/login?redirect=${encodeURIComponent(from)}`

/** The router listens to the hash, so code outside React leaves a page by changing it. */
const leaveFor = (path: string): void => window.location.replace(`#${path}`)

export const leaveForLogin = (): void => {
  if (!here().startsWith('/login')) leaveFor(loginPath(here()))
}
export const leaveForForbidden = (): void => leaveFor('/403')
