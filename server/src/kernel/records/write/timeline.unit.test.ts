import { optional } from '@srm/api/shared/field-meta'
import {
  attachments,
  dateTime,
  department,
  longText,
  money,
  multiDict,
  person,
  richText,
  rows,
  tags,
  text,
} from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import { describe, expect, it } from 'vitest'
import { changedColumns, changesBetween, snapshot } from './timeline.ts'

const id = (n: number): string => `01890000-0000-7000-8000-00000000000${n}`

const Thing = record({
  name: 'thing',
  table: 'thing',
  label: label('物', 'Thing'),
  fields: {
    name: text('名', 'Name'),
    note: optional(longText('注', 'Note')),
    story: optional(richText('文', 'Story')),
    price: optional(money('价', 'Price')),
    due: optional(dateTime('时', 'Due')),
    keeper: optional(person('人', 'Keeper')),
    place: optional(department('部门', 'Place')),
    kinds: multiDict('类', 'Kinds', 'kind').default([]),
    labels: tags('签', 'Labels').default([]),
    papers: attachments('附', 'Papers').default([]),
    lines: rows('行', 'Lines', { name: text('名', 'Name') }).default([]),
    amounts: rows('额', 'Amounts', { amount: money('额', 'Amount'), remark: optional(text('注', 'Remark')) }).default(
      [],
    ),
  },
  title: 'name',
  search: ['name'],
  list: ['name'],
  sort: ['name'],
  defaultSort: 'name',
  scope: 'tenant',
})

/** As it comes from the database: people with their names, files with their links, lines with their ids. */
const stored = {
  code: 'T-1',
  name: '甲',
  note: null,
  story: '<p>一</p>',
  price: '12.50',
  due: '2026-01-01T08:00:00+08:00',
  keeper: { id: id(1), name: '王晓' },
  place: null,
  kinds: ['a'],
  labels: [],
  papers: [{ id: id(2), name: 'a.pdf', mime: 'application/pdf', size: 1, url: '', thumbUrl: null }],
  lines: [{ id: id(3), name: '一行' }],
  amounts: [{ id: id(4), amount: '1.00', remark: null }],
}

/** The same as a form sends it. */
const sent = {
  name: '甲',
  note: '',
  story: '<p>一<script>x</script></p>',
  price: '12.50',
  due: '2026-01-01T00:00:00Z',
  keeper: id(1),
  kinds: ['a'],
  labels: [],
  papers: [id(2)],
  lines: [{ id: id(3), name: '一行' }],
  amounts: [{ amount: '1.00' }],
}

const changed = (more: Record<string, unknown>) => changesBetween(Thing, stored, { ...sent, ...more })

describe('changes', () => {
  it('are none when the same is sent back in the form it is sent', () => {
    expect(changed({})).toEqual([])
  })

  it.each([
    ['a text', { name: '乙' }, { field: 'name', from: '甲', to: '乙' }],
    ['an empty field', { note: '有' }, { field: 'note', from: null, to: '有' }],
    ['a field emptied', { price: null }, { field: 'price', from: '12.50', to: null }],
    [
      'a moment',
      { due: '2026-01-01T00:00:01Z' },
      { field: 'due', from: '2026-01-01T08:00:00.000+08:00', to: '2026-01-01T08:00:01.000+08:00' },
    ],
    ['a person', { keeper: id(5) }, { field: 'keeper', from: id(1), to: id(5) }],
    ['a list', { kinds: ['a', 'b'] }, { field: 'kinds', from: ['a'], to: ['a', 'b'] }],
    ['a list left out', { kinds: undefined }, { field: 'kinds', from: ['a'], to: [] }],
    ['files', { papers: [] }, { field: 'papers', from: [id(2)], to: [] }],
    [
      'the name of a line',
      { lines: [{ id: id(3), name: '改' }] },
      { field: 'lines', from: [{ name: '一行' }], to: [{ name: '改' }] },
    ],
    [
      'an added line',
      { lines: [{ id: id(3), name: '一行' }, { name: '二' }] },
      { field: 'lines', from: [{ name: '一行' }], to: [{ name: '一行' }, { name: '二' }] },
    ],
    [
      'an amount in a line',
      { amounts: [{ amount: '2.00' }] },
      { field: 'amounts', from: [{ amount: '1.00', remark: null }], to: [{ amount: '2.00', remark: null }] },
    ],
    ['the code', { code: 'T-2' }, { field: 'code', from: 'T-1', to: 'T-2' }],
  ])('of %s are told', (_, more, told) => {
    expect(changed(more)).toEqual([told])
  })

  it('of stamps are nobody’s business', () => {
    expect(changed({ createdAt: 'x', updatedBy: 'y', version: 9 })).toEqual([])
  })

  it('touch the columns of what changed and no others', () => {
    const after = { ...sent, name: '乙', labels: ['新'], lines: [] }
    const columns = changedColumns(Thing, changesBetween(Thing, stored, after), after)
    expect(Object.fromEntries(columns)).toEqual({ name: ['乙', 'text'], labels: [['新'], 'text[]'] })
  })

  it('of a deleted record keep what it held, and leave out what was empty', () => {
    const kept = snapshot(Thing, stored)
    expect(kept.map(({ field }) => field)).toEqual([
      'name',
      'story',
      'price',
      'due',
      'keeper',
      'kinds',
      'papers',
      'lines',
      'amounts',
    ])
    for (const { to } of kept) expect([null, '[]']).toContain(Array.isArray(to) ? JSON.stringify(to) : to)
  })
})
