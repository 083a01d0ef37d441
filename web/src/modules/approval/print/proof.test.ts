import { beforeEach, expect, test, vi } from 'vitest'
import { matchesSheet, proofUrl } from './proof.ts'

const hash = '0123456789abcdef'.repeat(4)
beforeEach(() => vi.stubGlobal('location', { origin: 'https://srm.example.com', pathname: '/public/admin/' }))

test('the code on paper leads to the approval and says what its content was', () =>
  expect(proofUrl('7', hash)).toBe(
    'https://srm.example.com/public/admin/#/approval/detail?id=7&sheet=0123456789abcdef',
  ))

test('paper is held against the record only as a whole', () => {
  expect(matchesSheet('0123456789abcdef', hash)).toBe(true)
  expect(matchesSheet('0123456789abcdee', hash)).toBe(false)
  expect(matchesSheet('', hash)).toBe(false)
  expect(matchesSheet('0', hash)).toBe(false)
  expect(matchesSheet(null, hash)).toBeUndefined()
})
