import { problemCodes } from '@srm/flow/check/problem'
import { expect, test } from 'vitest'
import { loadEnglish, problemText, zh } from './problem.texts.ts'

/** Codes of the server's own beside those of the checks. */
const own = ['shape', 'subCycle', 'subDocument', 'subFlow']
const codes = [...problemCodes, ...own].toSorted()

test('every code of the checks has a text in Chinese and in English, and no text is for nothing', async () => {
  const en = await loadEnglish()
  expect(Object.keys(zh).toSorted()).toEqual(codes.map((code) => `problem.${code}`))
  expect(Object.keys(en).toSorted()).toEqual(codes.map((code) => `problem.${code}`))
  const han = /\p{Script=Han}/u
  for (const text of Object.values(zh)) expect(text).toMatch(han)
  for (const text of Object.values(en)) expect(text).not.toMatch(han)
})

test('a text names what it is about, and an unknown code is shown as it is', () => {
  expect(problemText({ code: 'optionGone', data: { field: '类型', value: '旧' } })).toBe('字段“类型”的选项“旧”已不存在')
  expect(problemText({ code: 'newer', data: {} })).toBe('newer')
})
