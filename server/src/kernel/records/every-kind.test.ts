import { isField, metaOf } from '@srm/api/shared/field-meta'
import { cost } from '@srm/api/shared/fields'
import { operatorsByKind } from '@srm/api/shared/page'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordDefinition } from '@srm/api/shared/record'
import { summarizer } from '#kernel/records/read/summary.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { EveryKind, everyKinds, makeEveryKind } from '#test/every-kind.ts'
import { randomFrom, valuesFor, type KnownIds } from '#test/random-values.ts'
import { addCompany } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let known: KnownIds
beforeAll(async () => {
  t = await startApp()
  await makeEveryKind(t)
  me = await aTenant(t)
  const companies = [await addCompany(me), await addCompany(me)]
  known = { user: [me.userId], department: [me.departmentId], ourCompany: companies, file: companies }
})
afterAll(() => t.close())

type Values = Record<string, unknown>
const idOf = (value: unknown): unknown => (value as { id?: unknown } | null)?.id ?? value

/** What was answered, in the form it would be sent. */
const sentForm = (fields: Readonly<Record<string, Parameters<typeof metaOf>[0]>>, answer: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([key, schema]) => {
      const { kind, fields: lines = {} } = metaOf(schema)
      const value = answer[key]
      if (kind === 'rows') return [key, (value as Values[]).map((line) => sentForm(lines, line))]
      if (['ref', 'person', 'department'].includes(kind)) return [key, idOf(value)]
      if (kind === 'dateTime' && value) return [key, new Date(value as string).toISOString()]
      return [key, value]
    }),
  )

const create = (values: Values) =>
  me.inside((ctx) => everyKinds.create(ctx, { ...values, code: String(values['code']) }))
const show = (id: string) => me.inside((ctx) => everyKinds.show(ctx, id))
const someValues = (seed: number): Values => ({
  ...EveryKind.create.parse(valuesFor(EveryKind.fields, randomFrom(seed), known)),
  code: `K-${seed}`,
})

describe('a field of every kind', () => {
  it('is in the record this test is about', () => {
    const kinds = new Set(Object.values(EveryKind.all).map((schema) => metaOf(schema).kind))
    expect([...kinds].toSorted()).toEqual(Object.keys(operatorsByKind).toSorted())
    for (const schema of Object.values(EveryKind.all)) expect(isField(schema)).toBe(true)
  })

  it('comes back as it was sent, after creating and after changing', async () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const [first, second] = [someValues(seed), someValues(seed + 1000)]
      const { id } = await create(first)
      const made = await show(id)
      expect(sentForm(EveryKind.fields, made)).toEqual(sentForm(EveryKind.fields, first))
      const saved = await me.inside((ctx) => everyKinds.update(ctx, id, 1, second))
      expect(saved.version).toBe(2)
      const changed = await show(id)
      expect(sentForm(EveryKind.fields, changed)).toEqual(sentForm(EveryKind.fields, second))
      const again = await me.inside((ctx) => everyKinds.update(ctx, id, 2, second))
      expect(again.changes, 'the same sent again is no change').toEqual([])
    }
  })

  it('is answered in the shape the contract promises', async () => {
    const { id } = await create(someValues(77))
    const row = await show(id)
    const told = EveryKind.answer.safeParse({ ...row, papers: [], pictures: [] })
    expect(told.error?.issues).toBeUndefined()
    const page = await me.inside((ctx) => everyKinds.list(ctx, EveryKind.query.parse({ keyword: 'K-77' })))
    expect(page.items).toHaveLength(1)
    expect(EveryKind.row.safeParse(page.items[0]).error?.issues).toBeUndefined()
  })

  it('is gone with the record, and its lines too', async () => {
    const { id } = await create({ ...someValues(88), lines: [{ name: '甲', flag: true }] })
    await me.inside((ctx) => everyKinds.remove(ctx, id, 1))
    await expect(show(id)).rejects.toMatchObject({ key: 'record.not_found' })
    expect(await query(t, 'select 1 from every_kind_line where parent_id = $1', [id])).toEqual([])
  })

  it('can be emptied where it may be empty', async () => {
    const { id } = await create(someValues(99))
    const empty = { ...EveryKind.create.parse({ name: '只有名字' }), code: 'K-99' }
    await me.inside((ctx) => everyKinds.update(ctx, id, 1, empty))
    const row = await show(id)
    const { name, ...others } = sentForm(EveryKind.fields, row)
    expect(name).toBe('只有名字')
    for (const value of Object.values(others)) expect([null, []]).toContainEqual(value)
  })

  it.each(['1950-01-01T00:00:00Z', '1988-07-01T00:00:00+08:00', '2199-12-31T23:59:59.999Z'])(
    'keeps the moment %s',
    async (moment) => {
      const { id } = await create({ ...EveryKind.create.parse({ name: '时', moment }), code: moment })
      const told = String((await show(id))['moment'])
      expect(new Date(told).getTime()).toBe(new Date(moment).getTime())
      expect(EveryKind.fields.moment.safeParse(told).success).toBe(true)
    },
  )

  it.each(['0001-01-01T00:00:00Z', '1900-01-01T00:00:00Z', '2200-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'refuses the moment %s, which would not come back as it was',
    (moment) => {
      expect(EveryKind.fields.moment.safeParse(moment).success).toBe(false)
    },
  )

  it('that holds formatted text keeps nothing a browser would run', async () => {
    const story =
      '<p onclick="x()">甲<script>alert(1)</script><img src="https://elsewhere.example/x.png"><a href="javascript:x">乙</a></p>'
    const { id } = await create({ ...EveryKind.create.parse({ name: '文', story }), code: 'K-100' })
    const shown = String((await show(id))['story'])
    expect(shown).toContain('甲')
    expect(shown).not.toMatch(/script|onclick|javascript|elsewhere/)
  })

  it('whose amount is a cost is not added up for whoever may not see it', async () => {
    const Costly = {
      ...EveryKind,
      all: { ...EveryKind.all, price: cost('价', 'Price') },
    } as unknown as RecordDefinition
    const sumsFor = (masks: readonly string[]) =>
      me.inside((ctx) =>
        summarizer(Costly)({ ...ctx, session: { ...ctx.session, masks: new Set(masks) } }, { group: ['state'] }),
      )
    const [open, covered] = [await sumsFor([]), await sumsFor(['cost'])]
    expect(open.sums).toHaveProperty('price')
    expect(covered.sums).not.toHaveProperty('price')
    expect(covered.groups.length).toBeGreaterThan(0)
    for (const { sums } of covered.groups) expect(sums).not.toHaveProperty('price')
  })
})
