import { dictionary } from '@srm/api/dictionary'
import { optional } from '@srm/api/shared/field-meta'
import * as field from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { operatorsByKind } from '@srm/api/shared/page'
import { record } from '@srm/api/shared/record'
import { operators } from '@srm/flow/check/conditions'
import { evaluate } from '@srm/flow/evaluate'
import type { Rule } from '@srm/flow/tree/condition'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '#kernel/records/document.ts'
import { store } from '#kernel/records/store.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { EveryKind } from '#test/every-kind.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { catalogOf } from '../design/fact.fields.rules.ts'
import { findFacts } from '../design/fact.views.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const Trip = record({
  name: 'trip',
  table: 'trip',
  label: label('行程', 'Trip'),
  fields: {
    name: field.text('名', 'Name'),
    classify: optional(field.ref('类', 'Class', 'supplierClassify', { tree: true })),
    classifies: field.refs('类', 'Classes', 'supplierClassify', { tree: true }).default([]),
    city: optional(field.region('城', 'City')),
    stay: optional(field.dateRange('期', 'Stay')),
    labels: field.tags('签', 'Labels').default([]),
    people: field.persons('人', 'People').default([]),
    papers: field.attachments('附', 'Papers').default([]),
    lines: field
      .rows('行', 'Lines', {
        keeper: optional(field.person('人', 'Keeper')),
        nights: optional(field.dateRange('晚', 'Nights')),
      })
      .default([]),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name'],
  sort: ['createdAt'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
const trips = documentOf(Trip, store(Trip), { summary: ['name'] })

const aClass = async (name: string, parentId?: string): Promise<string> => {
  const body = { kind: 'supplier' as const, name, ...(parentId && { parentId }) }
  return (await me.call(dictionary.classes.create, { body })).result.id
}

const holds = async (row: Readonly<Record<string, unknown>>, rule: Rule): Promise<boolean> => {
  const about = { initiator: me.userId, initiatorDept: null, round: 1 }
  const { facts } = await me.inside((ctx) => findFacts(ctx, trips, { id: me.userId, ...row }, about))
  return evaluate({ match: 'anyOfAll', groups: [[rule]] }, facts.values, '2026-11-18').holds
}

describe('conditions of a flow', () => {
  it('are built on a field of every one of the 32 kinds', () => {
    const kinds = new Set(catalogOf({ record: EveryKind }).flatMap(({ kind }) => kind ?? []))
    const all = Object.keys(operatorsByKind).filter((kind) => kind !== 'code')
    expect([...kinds].toSorted()).toEqual(all.toSorted())
    expect(Object.keys(operatorsByKind)).toHaveLength(32)
    for (const { type } of catalogOf({ record: EveryKind })) expect(operators[type].length).toBeGreaterThan(1)
  })

  it('take in what stands below a class, for one class and for several', async () => {
    const [top, other] = [await aClass('会务服务'), await aClass('交通')]
    const middle = await aClass('搭建', top)
    const leaf = await aClass('舞美搭建', middle)
    const within = (path: string, ...values: string[]): Rule => ({ op: 'inTree', path, values })
    expect(await holds({ classify: { id: leaf, name: '' } }, within('classify', top))).toBe(true)
    expect(await holds({ classify: { id: leaf, name: '' } }, { op: 'is', path: 'classify', value: top })).toBe(false)
    expect(await holds({ classify: { id: leaf, name: '' } }, within('classify', other))).toBe(false)
    expect(await holds({ classifies: [other, leaf] }, within('classifies', middle))).toBe(true)
    expect(await holds({ classifies: [other] }, within('classifies', middle))).toBe(false)
    expect(await holds({ classifies: [top] }, within('classifies', middle))).toBe(false)
  })

  it.each<readonly [string, Record<string, unknown>, Rule, boolean]>([
    ['a district lies in its province', { city: '310115' }, { op: 'inTree', path: 'city', values: ['310000'] }, true],
    ['and in no other', { city: '310115' }, { op: 'inTree', path: 'city', values: ['330000'] }, false],
    [
      'both ends of a stay count',
      { stay: { from: '2026-12-01', to: '2026-12-03' } },
      { op: 'lastsDays', path: 'stay', days: 3 },
      true,
    ],
    [
      'a day too short',
      { stay: { from: '2026-12-01', to: '2026-12-03' } },
      { op: 'lastsDays', path: 'stay', days: 4 },
      false,
    ],
    [
      'a stay begins after a day',
      { stay: { from: '2026-12-02', to: '2026-12-03' } },
      { op: 'after', path: 'stay', value: '2026-12-01' },
      true,
    ],
    [
      'one of several tags',
      { labels: ['急', '境外'] },
      { op: 'hasAny', path: 'labels', values: ['境外', '涉密'] },
      true,
    ],
    ['not all of them', { labels: ['急', '境外'] }, { op: 'hasAll', path: 'labels', values: ['境外', '涉密'] }, false],
    ['none of them', { labels: ['急'] }, { op: 'hasNone', path: 'labels', values: ['境外'] }, true],
    ['how many', { labels: ['急', '境外'] }, { op: 'sizeAtLeast', path: 'labels', value: 2 }, true],
    ['no tags is nothing', { labels: [] }, { op: 'empty', path: 'labels' }, true],
    ['papers are there', { papers: [{ id: 'f', name: 'a.pdf' }] }, { op: 'notEmpty', path: 'papers' }, true],
    ['papers are not there', { papers: [] }, { op: 'notEmpty', path: 'papers' }, false],
    [
      'a period of a line',
      { lines: [{ id: '1', nights: { from: '2026-12-01', to: '2026-12-05' } }] },
      { op: 'anyRow', path: 'lines', rule: { op: 'lastsDays', path: 'nights', days: 5 } },
      true,
    ],
  ])('%s', async (_, row, rule, expected) => {
    expect(await holds(row, rule)).toBe(expected)
  })

  it('know people of lines and of lists', async () => {
    const { userId, departmentId } = me
    const rule: Rule = { op: 'inDept', path: 'keeper', values: [departmentId] }
    const row = { lines: [{ id: '1', keeper: { id: userId, name: '' } }] }
    expect(await holds(row, { op: 'anyRow', path: 'lines', rule })).toBe(true)
    expect(await holds({ people: [userId] }, { op: 'hasAny', path: 'people', values: [userId] })).toBe(true)
  })
})
