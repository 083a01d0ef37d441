import { expect, it } from 'vitest'
import { between, hasAny, isEmpty, isIn, suppliersWith } from './links.ts'
import { spreadOf } from './words.ts'

it('opens the list of suppliers with the filters a figure was counted by', () => {
  const path = suppliersWith([undefined, isIn('lifecycle', ['frozen']), isEmpty('region')], '-cooperationAmount')
  const query = new URLSearchParams(path.split('?')[1])
  expect(JSON.parse(query.get('filter') ?? '')).toEqual([
    { field: 'lifecycle', op: 'in', value: ['frozen'] },
    { field: 'region', op: 'isEmpty' },
  ])
  expect(query.get('sort')).toBe('-cooperationAmount')
  expect(suppliersWith([undefined])).toBe('/supplier/supplierList')
  expect(between('certificateExpiresOn', '2026-11-16', '2026-12-16').value).toEqual(['2026-11-16', '2026-12-16'])
  expect(hasAny('classifies', Array.from({ length: 120 }, String)).value).toHaveLength(100)
})

it('reads concentration as economists do', () => {
  expect([1499, 1500, 2500, 2501].map(spreadOf)).toEqual(['low', 'medium', 'medium', 'high'])
})
