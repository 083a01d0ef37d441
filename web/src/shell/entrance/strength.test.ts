import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['', 0],
  ['abc123', 1],
  ['abcdefgh', 1],
  ['12345678', 1],
  ['aaaa1111', 2],
  ['abcd1234', 2],
  ['k7vq2mzp', 3],
  ['K7vq-2mz pX9', 4],
])('%j is worth %i', (password, worth) => expect(strengthOf(password)).toBe(worth))
