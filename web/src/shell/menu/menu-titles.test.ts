import { expect, test } from 'vitest'
import { pagesIn, type PageTree } from '@srm/api/shared/pages'

/** Pages of every module, those of tomorrow included. */
const trees = Object.values(
  import.meta.glob<Record<string, PageTree>>('../../../../api/src/*/pages.ts', { eager: true }),
).flatMap((module) => Object.values(module))

const entries = trees.flatMap(pagesIn).filter(({ menu }) => menu && !menu.hidden)

test('menu titles in English fit the menu column', () => {
  expect(entries.map(({ title }) => title.en).filter((title) => title.length > 20)).toEqual([])
})

test('menu icons are told apart within an area', () => {
  const areas = Map.groupBy(entries, ({ menu }) => menu?.area)
  const repeated = [...areas.values()].flatMap((pages) => {
    const icons = pages.map(({ menu }) => menu?.icon)
    return icons.filter((icon, at) => icons.indexOf(icon) !== at)
  })
  expect(repeated).toEqual([])
})

test('menu groups: every entry of the suppliers stands under one of the five headings', () => {
  const suppliers = entries.filter(({ menu }) => menu?.area === 'Supplier')
  expect(suppliers.filter(({ menu }) => menu?.group === undefined)).toEqual([])
  expect(new Set(suppliers.map(({ menu }) => menu?.group)).size).toBe(5)
})

test('menu titles are told apart in both languages', () => {
  const repeated = (titles: readonly string[]): string[] => titles.filter((title, at) => titles.indexOf(title) !== at)
  expect(repeated(entries.map(({ title }) => title.zh))).toEqual([])
  expect(repeated(entries.map(({ title }) => title.en))).toEqual([])
})
