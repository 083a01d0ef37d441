import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpen, isExternal, loginPath, placeExternal, safePath } from './public-routes.ts'

placeExternal(['/supplierApplyFor', '/supplier/approval', '/supplier/update'])

test('pages of our own are gone to', () => {
  expect(safePath('/account/ourCompany?page=2&keyword=%E4%BA%91')).toBe('/account/ourCompany?page=2&keyword=%E4%BA%91')
  expect(safePath('/loginLog')).toBe('/loginLog')
})

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a b',
  '/login',
  '/login?redirect=/x',
  '/redirect?target=/redirect',
])('%j leads home', (target) => expect(safePath(target)).toBe('/'))

test('whatever is asked for, the address stays our own', () => {
  const nasty = fc.stringMatching(/^[/\\]{0,3}[a-z:.@/\\\t ?#]{0,12}$/)
  fc.assert(
    fc.property(nasty, (target) => {
      const { origin } = new URL(safePath(target), 'https://ours.example')
      expect(origin).toBe('https://ours.example')
    }),
  )
})

test('the open pages need no login and are not returned to', () => {
  for (const path of [
    '/login',
    '/register',
    '/password',
    '/portal',
    '/product',
    '/redirect?target=/x',
    '/supplier/approval?ticket=x',
    '/platform',
    '/platform/jobs?a=1',
  ])
    expect(isOpen(path)).toBe(true)
  for (const path of ['/account', '/platforms']) expect(isOpen(path)).toBe(false)
  expect(loginPath('/portal')).toBe('/login')
  expect(loginPath('/a?b=1')).toBe('/login?redirect=%2Fa%3Fb%3D1')
})

test('pages for external people are told apart from the staff’s pages of the same beginning', () => {
  for (const path of ['/supplierApplyFor?company=YUNZHO', '/supplier/approval?ticket=x', '/supplier/update'])
    expect(isExternal(path), path).toBe(true)
  for (const path of ['/supplier/updateList', '/supplier/application', '/login', '/'])
    expect(isExternal(path), path).toBe(false)
})
