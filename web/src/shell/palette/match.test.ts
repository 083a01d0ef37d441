import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'
import { matchOf } from './match.ts'

test('the first letters of pinyin come from the order of characters', () => {
  expect(initialsOf('我方公司').join('')).toBe('wfgs')
  expect(initialsOf('数据字典').join('')).toBe('sjzd')
  expect(initialsOf('公告 A4').join('')).toBe('gg a4')
})

test('a text is found by its words, else by its first letters, and says where', () => {
  expect(matchOf('我方公司', '公司')).toEqual({ from: 2, to: 4, rank: 1 })
  expect(matchOf('我方公司', '我方')).toEqual({ from: 0, to: 2, rank: 0 })
  expect(matchOf('我方公司', 'wf')).toEqual({ from: 0, to: 2, rank: 2 })
  expect(matchOf('我方公司', 'G S')).toEqual({ from: 2, to: 4, rank: 3 })
  expect(matchOf('Our companies', 'COMP')).toEqual({ from: 4, to: 8, rank: 1 })
})

test('what is not there, and nothing at all, is not found', () => {
  expect(matchOf('我方公司', '供应')).toBeUndefined()
  expect(matchOf('我方公司', '  ')).toBeUndefined()
})
