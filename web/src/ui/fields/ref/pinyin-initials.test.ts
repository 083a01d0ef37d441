import { expect, test } from 'vitest'
import { initialsOf, matches } from './pinyin-initials.ts'

test.each([
  ['市场部', 'scb'],
  ['采购中心', 'cgzx'],
  ['一般纳税人', 'ybnsr'],
  ['IT 运维', 'it yw'],
])('%s begins with %s', (text, initials) => expect(initialsOf(text)).toBe(initials))

test('a name is found by its characters and by its initials', () => {
  expect(matches('CG', '采购中心')).toBe(true)
  expect(matches('购中', '采购中心')).toBe(true)
  expect(matches('xs', '采购中心')).toBe(false)
})
