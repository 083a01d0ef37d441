// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetAllBut } from './storage.ts'

test('clearing the cache drops our own keys except the token, and nobody else’s', () => {
  localStorage.clear()
  for (const key of ['srm.v1.token', 'srm.v1.theme', 'srm.v1.draft.1', 'other.app']) localStorage.setItem(key, 'x')
  forgetAllBut('token')
  expect(Object.keys(localStorage).toSorted()).toEqual(['other.app', 'srm.v1.token'])
})
