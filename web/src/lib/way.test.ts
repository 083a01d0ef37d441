import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpen, loginPath, safePath } from './way.ts'

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
    '/platform',
    '/platform/jobs?a=1',
  ])
    expect(isOpen(path)).toBe(true)
  for (const path of ['/account', '/platforms']) expect(isOpen(path)).toBe(false)
  expect(loginPath('/portal')).toBe('/login')
  expect(loginPath('/a?b=1')).toBe('/login?redirect=%2Fa%3Fb%3D1')
})
