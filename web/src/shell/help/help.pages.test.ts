import { expect, test } from 'vitest'
import { pagesIn, type PageTree } from '@srm/api/shared/pages'
import type { ModuleHelp } from '@/lib/module/help.ts'

const helps = Object.values(import.meta.glob<{ help: ModuleHelp }>('../../modules/*/*.help.ts', { eager: true })).map(
  ({ help }) => help,
)
const declared = Object.values(
  import.meta.glob<Record<string, PageTree>>('../../../../api/src/*/pages.ts', { eager: true }),
).flatMap((module) => Object.values(module).flatMap((tree) => pagesIn(tree)))

const han = /\p{Script=Han}/u
const explained = new Map(helps.flatMap(({ pages }) => Object.entries(pages)))

test('every page in the menu is explained, in both languages', () => {
  const inMenu = declared.filter(({ menu }) => menu !== undefined)
  expect(inMenu.length).toBeGreaterThan(30)
  expect(inMenu.filter(({ path }) => !explained.has(path)).map(({ path }) => path)).toEqual([])
  for (const [path, { purpose }] of explained) {
    expect(purpose.zh, path).toMatch(han)
    expect(purpose.en, path).not.toMatch(han)
  }
})

test('every page that is explained is there, and so is every word it uses', () => {
  const paths = new Set<string>(declared.map(({ path }) => path))
  expect([...explained.keys()].filter((path) => !paths.has(path))).toEqual([])
  for (const { pages, glossary, guides = {} } of helps) {
    for (const { terms = [], guide } of Object.values(pages)) {
      expect(terms.filter((name) => !(name in glossary))).toEqual([])
      expect(guide === undefined || guide in guides).toBe(true)
    }
    for (const { term, means } of Object.values(glossary)) expect(`${term.en}${means.en}`).not.toMatch(han)
  }
})
