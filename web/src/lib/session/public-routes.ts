/** Where we are in the hash, e.g. `/account/ourCompany?page=2`. */
const here = (): string => window.location.hash.slice(1) || '/'

const open = [
  '/login',
  '/register',
  '/password',
  '/404',
  '/403',
  '/500',
  '/503',
  '/redirect',
  '/portal',
  '/product',
  '/supplierApplyFor',
  '/supplier/approval',
  '/supplier/update',
]

/** For people from outside, who come once: nothing is kept at hand for them. */
export const isOutside = (path: string): boolean =>
  /^\/(?:supplierApplyFor|supplier\/(?:approval|update))(?:$|\?)/.test(path)

/** Pages that need no login; the operator's have one of their own. */
export const isOpen = (path: string): boolean =>
  open.includes(path.split('?')[0] ?? '') || /^\/platform(?:$|[/?])/.test(path)

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
