// @vitest-environment node
import { expect, test } from 'vitest'
import { fromParts, onlyEnglish, parseTexts, partOf, withChinese } from './split-texts.ts'

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

test('a call that is no statement of its own stops the build', () => {
  expect(() => parseTexts(`${code}run(defineTexts('other', {}))`)).toThrow('each time in a statement of its own')
  expect(() => parseTexts(`export const nothing = 1`)).toThrow('calls defineTexts')
})

const two = `${code}
/** What the list says. */
export const { useText: useListText, t } = defineTexts('area-list', { none: { zh: '无', en: 'None' } })
`

test('each area of a file travels by itself', () => {
  expect(partOf(two, 'area-list', './area.texts.ts?area=area-list&en')).toBe(
    `import { defineSplitTexts as defineTexts } from '@/lib/i18n.ts'\n` +
      `export const { useText: useListText, t } = defineTexts('area-list', {"none":"无"}, ` +
      `async () => (await import("./area.texts.ts?area=area-list&en")).en)\n`,
  )
  expect(onlyEnglish(two, 'area-list')).toBe(`export const en = {"none":"None"}`)
  expect(() => withChinese(two, './area.texts.ts?en')).toThrow('by name')
})

test('an import of two areas asks for each', () => {
  const page = (names: string) =>
    `import { ${names} } from '../area.texts.ts'\nimport { open } from './open.ts'\nopen()`
  const look = () => parseTexts(two)
  expect(fromParts(page('useText, useListText as useWords, type Text'), '/page.tsx', look)).toBe(
    `import { useText } from "../area.texts.ts?area=area";` +
      `import { useListText as useWords } from "../area.texts.ts?area=area-list"\n` +
      `import { open } from './open.ts'\nopen()`,
  )
  expect(() => fromParts(page('useOther'), '/page.tsx', look)).toThrow('no area that exports useOther')
  expect(fromParts(page('useText'), '/page.tsx', () => parseTexts(code))).toBe(page('useText'))
})
