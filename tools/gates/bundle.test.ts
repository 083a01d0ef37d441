import { expect, test } from 'vitest'
import { budgets, measure, overBudget, type Manifest } from '../bundle/measure.ts'
import { straysOf } from '../bundle/strays.ts'

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js', imports: ['_react.js'] },
  'src/shell/frame/frame.tsx': { file: 'frame.js', imports: ['_react.js'] },
  'src/shell/login.page.tsx': { file: 'login.js', imports: ['_react.js'] },
  'src/modules/tenancy/our-company.list.page.tsx': { file: 'list.js', imports: ['_table.js', 'index.html'] },
  'src/shell/public/outside.page.tsx': { file: 'outside.js', imports: ['_react.js'] },
  'src/modules/onboarding/apply.page.tsx': { file: 'apply.js', imports: ['_react.js', 'index.html'] },
  'src/modules/crm/customer.list.page.tsx': { file: 'other.js' },
}

const weights: Readonly<Record<string, number>> = {
  'entry.js': 10_000,
  'react.js': 60_000,
  'login.js': 5_000,
  'frame.js': 5_000,
  'list.js': 20_000,
  'table.js': 200_000,
  'outside.js': 2_000,
  'apply.js': 12_000,
  'other.js': 900_000,
}

const sized = (change: Readonly<Record<string, number>> = {}) =>
  measure(manifest, (file) => change[file] ?? weights[file] ?? 0)

test('each file a page waits for is weighed once', () => {
  expect(sized()).toEqual({ login: 75, list: 295, apply: 84 })
  expect(overBudget(sized())).toEqual([])
})

test('a heavy login page is caught', () => {
  const sizes = sized({ 'login.js': budgets.login * 1000 })
  expect(overBudget(sizes).join()).toMatch(/^login/)
})

test('a heavy package behind the list page is caught', () => {
  const sizes = sized({ 'table.js': budgets.list * 1000 })
  expect(overBudget(sizes).join()).toMatch(/^list/)
})

test('a heavy page on the phone of a supplier is caught, and so is what its frame brings along', () => {
  for (const file of ['apply.js', 'outside.js']) {
    const sizes = sized({ [file]: budgets.apply * 1000 })
    expect(overBudget(sizes).join()).toMatch(/^apply/)
  }
})

test('a build without the list page is not measured as small', () => {
  expect(() => measure({ 'index.html': { file: 'entry.js', isEntry: true } }, () => 0)).toThrow(/no chunk/)
})

test('the gallery of the kit does not travel to customers, neither as a page nor inside another', () => {
  const page = 'src/modules/gallery/gallery.page.tsx'
  const plain = (): string => 'nothing to see'
  expect(straysOf(manifest, plain)).toEqual([])
  expect(straysOf({ ...manifest, [page]: { file: 'page.js' } }, plain)).toEqual([page])
  expect(straysOf(manifest, (file) => (file === 'list.js' ? '{"data-kit-gallery":!0}' : ''))).toEqual(['list.js'])
})
