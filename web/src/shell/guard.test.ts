import { describe, expect, test } from 'vitest'
import './public/external-pages.ts'
import { judge, type NavigationRequest, type Verdict } from './guard.ts'

const page: NavigationRequest = { path: '/account/ourCompany', token: true, loaded: true, held: true, known: true }

const sentences: readonly (readonly [string, Partial<NavigationRequest>, Verdict])[] = [
  ['with a token and everything loaded one goes where one wants', {}, 'go'],
  ['a guard code that is not held leads to 403', { held: false }, '403'],
  ['the guard code is checked first, before anything is loaded', { held: false, loaded: false }, '403'],
  ['the guard code is checked before asking whether the page exists', { held: false, known: false }, '403'],
  ['signed in and loaded, the login leads home', { path: '/login' }, 'home'],
  ['what is not loaded yet is loaded first', { loaded: false }, 'load'],
  ['an unknown path is 404', { known: false }, '404'],
  ['an unknown path is not judged before the routes are known', { known: false, loaded: false }, 'load'],
  ['without a token a page inside leads to the login', { token: false, loaded: false }, 'login'],
  ['without a token an unknown path leads to the login too', { token: false, loaded: false, known: false }, 'login'],
]

describe('the route guard', () => {
  test.each(sentences)('%s', (_sentence, asked, verdict) => {
    expect(judge({ ...page, ...asked })).toBe(verdict)
  })

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
    '/supplier/approval',
    '/supplier/update',
  ]
  test.each(open)('%s needs no token', (path) => {
    expect(judge({ ...page, path, token: false, loaded: false, known: false })).toBe('go')
  })

  test('a path that only begins like an open one needs a token', () => {
    expect(judge({ ...page, path: '/productions', token: false, loaded: false })).toBe('login')
  })
})
