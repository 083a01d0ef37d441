// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetAllBut, remember, remembered } from './storage.ts'

afterEach(() => vi.unstubAllEnvs())

test('clearing the cache drops our own keys except the token, and nobody else’s', () => {
  localStorage.clear()
  for (const key of ['srm.v1.token', 'srm.v1.theme', 'srm.v1.draft.1', 'other.app']) localStorage.setItem(key, 'x')
  forgetAllBut('token')
  expect(Object.keys(localStorage).toSorted()).toEqual(['other.app', 'srm.v1.token'])
})

test('the token is kept for all tabs, or for this one alone where the build says so', () => {
  localStorage.clear()
  remember('token', 'shared')
  expect(localStorage.getItem('srm.v1.token')).toBe('shared')
  vi.stubEnv('VITE_TOKEN_STORAGE', 'session')
  expect(remembered('token')).toBeNull()
  remember('token', 'own')
  remember('language', 'en')
  expect([sessionStorage.getItem('srm.v1.token'), remembered('token')]).toEqual(['own', 'own'])
  expect([localStorage.getItem('srm.v1.token'), localStorage.getItem('srm.v1.language')]).toEqual(['shared', 'en'])
  remember('token', null)
  expect(sessionStorage.getItem('srm.v1.token')).toBeNull()
})
