import { metaOf } from '@srm/api/shared/field-meta'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { defineModule } from '#kernel/module.ts'
import { registerSubjects, type Subject } from '#kernel/records/subjects.ts'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { EveryKind, everyKinds, makeEveryKind } from '#test/every-kind.ts'
import { addFile } from '#test/examples.ts'
import { randomFrom, valuesFor, type KnownIds } from '#test/random-values.ts'
import { addCompany } from '#test/records.ts'
import { contentOf, exportBook, importBook, uploadBook } from '#test/outside/sheets.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'

type Body = Record<string, unknown> & { code?: string; version: number }

const create = (ctx: Ctx, body: Body) => everyKinds.create(ctx, { ...body, code: body.code ?? 'none' })
const update = async (ctx: Ctx, id: string, { version, ...body }: Body) => {
  const saved = await everyKinds.update(ctx, id, version, body)
  return { id, version: saved.version }
}
const subject: Subject = {
  record: EveryKind,
  permission: 'everyKind:show',
  lines: { lines: { table: 'every_kind_line', parent: 'parent_id' } },
  create,
  update,
}

let t: TestApp
let me: TestTenant
let worker: App
let known: KnownIds
let forget: () => void
beforeAll(async () => {
  t = await startApp({ modules: [defineModule({ name: 'scratch', subjects: [subject] })] })
  forget = registerSubjects([subject])
  await makeEveryKind(t)
  worker = await startJobs(t)
  const made = await aTenant(t)
  me = { ...made, ...made.as({ isSuper: true }) }
  const people = [me.userId]
  const departments = [me.departmentId]
  await me.inside(async (ctx) => {
    // Two of one name are told apart by their numbers.
    for (const n of [1, 2]) {
      people.push(await addPerson(ctx, { username: `u${n}`, displayName: '李同', code: `E-${n}` }))
      departments.push(await addDepartment(ctx, { name: '同名部', code: `D-${n}` }))
    }
  })
  for (const [value, name] of [
    ['a', '甲类'],
    ['b', '乙、类'],
    ['c', '=丙类'],
    ['丁', '丁类'],
  ])
    await query(
      t,
      `insert into sel_option (tenant_id, id, sel_type_name, option_name, value) values ($1, gen_random_uuid(), 'kind', $2, $3)`,
      [me.tenantId, name, value],
    )
  const files = [(await addFile(t, me, '合同、一.txt')).id, (await addFile(t, me, '附件.txt')).id]
  known = {
    user: people,
    department: departments,
    ourCompany: [await addCompany(me), await addCompany(me)],
    file: files,
  }
})
afterAll(async () => {
  forget()
  await worker.close()
  await t.close()
})

const columns = ['code', ...Object.keys(EveryKind.fields)]
const n = 60

type Values = Record<string, unknown>
const plain = (fields: Readonly<Record<string, Parameters<typeof metaOf>[0]>>, row: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([key, schema]) => {
      const { kind, fields: lines = {} } = metaOf(schema)
      return [key, kind === 'rows' ? (row[key] as Values[]).map((line) => plain(lines, line)) : row[key]]
    }),
  )

const everything = async (): Promise<Map<string, Values>> => {
  const rows = await query<{ id: string; code: string }>(t, 'select id, code from every_kind where tenant_id = $1', [
    me.tenantId,
  ])
  const all = new Map<string, Values>()
  for (const { id, code } of rows)
    all.set(code, plain(EveryKind.fields, await me.inside((ctx) => everyKinds.show(ctx, id))))
  return all
}

const someValues = (seed: number): Values => {
  const values = valuesFor(EveryKind.fields, randomFrom(seed), known)
  const hostile = ["=cmd|' /C calc'!A0", '-1+1', '@SUM(A1)', "'=quoted", '_x000D_', '＝１＋１', ' x'.repeat(40)]
  return {
    ...values,
    name: `样样${seed}`,
    ...(seed % 3 === 0 && { note: hostile[seed % hostile.length] }),
    code: `K-${seed}`,
  }
}

describe('records of every kind of field', () => {
  it('exported, deleted and imported again are what they were', async () => {
    for (let seed = 1; seed <= n; seed += 1)
      await me.inside((ctx) => create(ctx, { version: 0, ...EveryKind.create.parse(someValues(seed)) } as Body))
    const before = await everything()
    const { file, counts } = await exportBook(me, { subject: 'everyKind', columns })
    expect(counts.total).toBe(n)
    const book = await contentOf(t, me, file?.url ?? '')
    await query(t, 'delete from every_kind where tenant_id = $1', [me.tenantId])
    const { result } = await uploadBook(t, me, book, 'everyKind')
    expect(result.errors).toEqual([])
    expect(result.ignored).toEqual([])
    const imported = await importBook(t, me, book, { subject: 'everyKind' })
    expect(imported.counts).toMatchObject({ inserted: n, failed: 0 })
    expect(await everything()).toEqual(before)
  })

  it('imported over themselves change nothing and leave no trace on the timeline', async () => {
    const before = await everything()
    expect(before.size).toBe(n)
    const { file } = await exportBook(me, { subject: 'everyKind', columns }, 'en')
    const { counts } = await importBook(t, me, await contentOf(t, me, file?.url ?? ''), {
      subject: 'everyKind',
      mode: 'update',
    })
    expect(counts).toMatchObject({ updated: n, failed: 0 })
    expect(await everything()).toEqual(before)
    const changed = await query(
      t,
      `select 1 from record_event where tenant_id = $1 and subject = 'everyKind' and kind = 'updated'`,
      [me.tenantId],
    )
    expect(changed).toEqual([])
  })
})
