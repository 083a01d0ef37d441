import { expect, test } from 'vitest'
import { findOverLimit, limits } from '../bundle/limits.ts'
import { measureImports, type Manifest } from '../bundle/measure.ts'
import { straysOf } from '../bundle/strays.ts'

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js', imports: ['_react.js'] },
  'src/shell/frame/frame.tsx': { file: 'frame.js', imports: ['_react.js'] },
  'src/shell/login/login.page.tsx': { file: 'login.js', imports: ['_react.js'] },
  'src/modules/tenancy/our-company.list.page.tsx': { file: 'list.js', imports: ['_table.js', 'index.html'] },
  'src/modules/supplier/supplier.list.page.tsx': { file: 'suppliers.js', imports: ['_table.js', 'index.html'] },
  'src/modules/home/home.page.tsx': { file: 'home.js', imports: ['index.html'] },
  'src/shell/public/external.page.tsx': { file: 'external.js', imports: ['_react.js'] },
  'src/modules/onboarding/apply/apply.page.tsx': { file: 'apply.js', imports: ['_react.js', 'index.html'] },
  'src/modules/crm/customer.list.page.tsx': { file: 'other.js' },
}

const weights: Readonly<Record<string, number>> = {
  'entry.js': 10_000,
  'react.js': 60_000,
  'login.js': 5_000,
  'frame.js': 5_000,
  'list.js': 20_000,
  'suppliers.js': 25_000,
  'home.js': 8_000,
  'table.js': 200_000,
  'external.js': 2_000,
  'apply.js': 12_000,
  'other.js': 900_000,
}

const measured = (change: Readonly<Record<string, number>> = {}) =>
  measureImports(manifest, (file) => change[file] ?? weights[file] ?? 0)

test('each file a page imports is weighed once', () => {
  expect(measured()).toEqual({
    login: { kilobytes: 75, files: 3 },
    list: { kilobytes: 295, files: 5 },
    suppliers: { kilobytes: 300, files: 5 },
    home: { kilobytes: 83, files: 4 },
    apply: { kilobytes: 84, files: 4 },
  })
  expect(findOverLimit(measured())).toEqual([])
})

test.each([
  ['login', 'login.js'],
  ['list', 'table.js'],
  ['suppliers', 'suppliers.js'],
  ['home', 'home.js'],
  ['apply', 'apply.js'],
  ['apply', 'external.js'],
] as const)('%s is caught when %s is too heavy', (page, file) => {
  const weighed = measured({ [file]: limits[page].kilobytes * 1000 })
  expect(findOverLimit(weighed).join()).toMatch(new RegExp(`^${page}: `))
})

test('a build without the list page is not measured as small', () => {
  expect(() => measureImports({ 'index.html': { file: 'entry.js', isEntry: true } }, () => 0)).toThrow(/no chunk/)
})

test('the gallery of the kit does not travel to customers, neither as a page nor inside another', () => {
  const page = 'src/modules/gallery/gallery.page.tsx'
  const plain = (): string => 'nothing to see'
  expect(straysOf(manifest, plain)).toEqual([])
  expect(straysOf({ ...manifest, [page]: { file: 'page.js' } }, plain)).toEqual([page])
  expect(straysOf(manifest, (file) => (file === 'list.js' ? '{"data-kit-gallery":!0}' : ''))).toEqual(['list.js'])
})
