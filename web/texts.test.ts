import { describe, expect, test } from 'vitest'
import { parseTexts } from './split-texts.ts'

const sources = import.meta.glob<string>('./src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })

const isTexts = (path: string): boolean => path.endsWith('.texts.ts')

const areas = Object.entries(sources)
  .filter(([path]) => isTexts(path))
  .flatMap(([, code]) => parseTexts(code).areas)

/** A file without the texts it holds: naming a key there is no use of it. */
const withoutTexts = (path: string, code: string): string => {
  if (!isTexts(path)) return code
  return parseTexts(code).areas.reduceRight(
    (rest, { argument: { start, end } }) => rest.slice(0, start) + rest.slice(end),
    code,
  )
}

const holes = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()

describe.each(areas)('texts of $name', ({ zh, en }) => {
  test('both languages have the same keys', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(zh).toSorted())
  })

  test('every text says something and takes the same values', () => {
    for (const [key, text] of Object.entries(zh)) {
      expect(text.trim(), key).not.toBe('')
      expect(en[key]?.trim(), key).not.toBe('')
      expect(holes(en[key] ?? ''), key).toEqual(holes(text))
    }
  })
})

test('every area has a name of its own', () => {
  const names = areas.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every key that is used exists, and every key is used', () => {
  const code = Object.entries(sources)
    .filter(([path]) => !/\.test\./.test(path))
    .map(([path, text]) => withoutTexts(path, text))
  const known = new Set(areas.flatMap(({ zh }) => Object.keys(zh)))
  const used = code.flatMap((text) => [...text.matchAll(/\b(?:t|ui)\('([^']+)'/g)].map(([, key = '']) => key))
  expect(used.filter((key) => !known.has(key))).toEqual([])
  const written = code.join('\n')
  const dynamic = /^(status|invalid|kind|403|404|500|503)\b/
  // A key put together in place, or for a helper that is handed the texts with it, uses every key that begins alike.
  const begun = [...written.matchAll(/\b[td](?:\(|, )`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  const quoted = new Set([...written.matchAll(/'([^'\s]+)(?=')/g)].map(([, text = '']) => text))
  const isUsed = (key: string) => quoted.has(key) || begun.some((beginning) => key.startsWith(beginning))
  expect([...known].filter((key) => !dynamic.test(key) && !isUsed(key))).toEqual([])
})
