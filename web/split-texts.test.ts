// @vitest-environment node
import { expect, test } from 'vitest'
import { onlyEnglish, parseTexts, withChinese } from './split-texts.ts'

const area = (pairs: string): string =>
  `import { defineTexts } from '@/lib/i18n.ts'\n\nexport const { useText } = defineTexts('area', ${pairs})\nexport type Text = 1\n`

const code = area(
  `{\n  title: { zh: '标题', en: 'It\\'s a title' },\n  'a.b': { en: "{{count}} left", zh: '剩 {{count}}' },\n}`,
)

test('texts travel in Chinese and fetch their English', () => {
  expect(withChinese(code, './area.texts.ts?en')).toBe(
    `import { defineSplitTexts as defineTexts } from '@/lib/i18n.ts'\n\n` +
      `export const { useText } = defineTexts('area', {"title":"标题","a.b":"剩 {{count}}"}, ` +
      `async () => (await import("./area.texts.ts?en")).en)\nexport type Text = 1\n`,
  )
  expect(onlyEnglish(code)).toBe(`export const en = {"title":"It's a title","a.b":"{{count}} left"}`)
})

test.each([
  ['a missing language', `{ title: { zh: '标题' } }`, 'title is a Chinese and an English text'],
  [
    'a language too many',
    `{ title: { zh: '标题', en: 'Title', fr: 'Titre' } }`,
    'title is a Chinese and an English text',
  ],
  ['a text put together', `{ title: { zh: '标' + '题', en: 'Title' } }`, 'both plain strings'],
  ['a key put together', `{ [key]: { zh: '标题', en: 'Title' } }`, 'plain names or strings'],
  ['pairs from elsewhere', `{ ...others }`, 'plain names or strings'],
  ['pairs kept elsewhere', `pairs`, 'written out in place'],
])('texts with %s stop the build', (_, pairs, problem) => {
  expect(() => parseTexts(area(pairs))).toThrow(problem)
})

test('texts of two areas in one file stop the build', () => {
  expect(() => parseTexts(`${code}export const other = defineTexts('other', {})`)).toThrow('calls defineTexts once')
  expect(() => parseTexts(`export const nothing = 1`)).toThrow('calls defineTexts once')
})
