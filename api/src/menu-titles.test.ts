import { expect, test } from 'vitest'
import { applicationPages } from './application/pages.ts'
import { approvalPages } from './approval/pages.ts'
import { dictionaryPages } from './dictionary/pages.ts'
import { feedbackPages } from './feedback/pages.ts'
import { finderPages } from './finder/pages.ts'
import { homePages } from './home/pages.ts'
import { identityPages } from './identity/pages.ts'
import { noticePages } from './notice/pages.ts'
import { onboardingPages } from './onboarding/pages.ts'
import { scorecardPages } from './scorecard/pages.ts'
import { pagesIn, type PageTree } from './shared/pages.ts'
import { supplierPages } from './supplier/pages.ts'
import { tenancyPages } from './tenancy/pages.ts'

const trees: readonly PageTree[] = [
  applicationPages,
  approvalPages,
  dictionaryPages,
  feedbackPages,
  finderPages,
  homePages,
  identityPages,
  noticePages,
  onboardingPages,
  scorecardPages,
  supplierPages,
  tenancyPages,
]

const entries = trees.flatMap(pagesIn).filter(({ menu }) => menu && !menu.hidden)

test('menu titles in English fit the menu column', () => {
  expect(entries.map(({ title }) => title.en).filter((title) => title.length > 20)).toEqual([])
})

test('menu icons are told apart within an area', () => {
  const areas = Map.groupBy(entries, ({ menu }) => menu?.area)
  const twins = [...areas.values()].flatMap((pages) => {
    const icons = pages.map(({ menu }) => menu?.icon)
    return icons.filter((icon, at) => icons.indexOf(icon) !== at)
  })
  expect(twins).toEqual([])
})

test('menu groups: every entry of the suppliers stands under one of the five headings', () => {
  const suppliers = entries.filter(({ menu }) => menu?.area === 'Supplier')
  expect(suppliers.filter(({ menu }) => menu?.group === undefined)).toEqual([])
  expect(new Set(suppliers.map(({ menu }) => menu?.group)).size).toBe(5)
})

test('menu titles are told apart in both languages', () => {
  const twins = (titles: readonly string[]): string[] => titles.filter((title, at) => titles.indexOf(title) !== at)
  expect(twins(entries.map(({ title }) => title.zh))).toEqual([])
  expect(twins(entries.map(({ title }) => title.en))).toEqual([])
})
