import { ref, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record, type RecordDefinition } from '@srm/api/shared/record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { startApp, type TestApp } from './app.ts'
import { EveryKind, everyKinds, makeEveryKind } from './every-kind.ts'
import { randomFrom } from './random-values.ts'
import { query } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'
import type { Scope, Session } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { inTransaction } from '#kernel/http/app.ts'
import { newId } from '#kernel/ids.ts'
import { gramKeys } from '#kernel/search.ts'
import { findEverywhere } from '#kernel/records/read/find.ts'
import type { Reach } from '#kernel/records/read/scope.ts'
import { store, type Store } from '#kernel/records/store.ts'
import { registerSubjects } from '#kernel/records/subjects.ts'

/** A record that belongs to another and is seen through it. */
const Part = record({
  name: 'everyPart',
  table: 'every_part',
  label: label('部分', 'Part'),
  fields: { name: text('名', 'Name'), whole: ref('整体', 'Whole', 'everyKind') },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'createdAt'],
  sort: ['createdAt', 'name'],
  defaultSort: '-createdAt',
  scope: { through: 'whole' },
})
const parts = store(Part)

const partTable = `create table app.every_part (
    tenant_id uuid not null default app.tenant(), id uuid not null, code text not null, name text not null,
    whole_id uuid not null, search_text text not null, search_grams int[] not null,
    created_at timestamptz not null default now(), created_by uuid default app.actor(),
    updated_at timestamptz not null default now(), updated_by uuid default app.actor(), version int not null default 1,
    primary key (tenant_id, id)
  );
  create view app.every_kind_ref with (security_invoker = true) as select tenant_id, id, name from app.every_kind;
  grant select on app.every_kind_ref to srm_app;
  select app.tenant_table('app.every_part', 'srm_app')`

type Share = { record: string; user: string | null; department: string | null; level: 'read' | 'edit'; over: boolean }
type OwnedRecord = { id: string; part: string; owner: string; createdBy: string; department: string }

let t: TestApp
let me: TestTenant
let forget: () => void
const people: string[] = []
const departments: string[] = []
const saved: OwnedRecord[] = []
const shares: Share[] = []

const addRecord = async (one: OwnedRecord, n: number): Promise<void> => {
  const grams = gramKeys(me.tenantId, ['k'])
  const common = [me.tenantId, grams, one.createdBy]
  await query(
    t,
    `insert into every_kind (tenant_id, search_grams, created_by, id, code, name, owner_id, department_id, search_text)
      values ($1, $2, $3, $4, $5, $5, $6, $7, 'k')`,
    [...common, one.id, `K-${n}`, one.owner, one.department],
  )
  await query(
    t,
    `insert into every_part (tenant_id, search_grams, created_by, id, code, name, whole_id, search_text)
      values ($1, $2, $3, $4, $5, $5, $6, 'k')`,
    [...common, one.part, `P-${n}`, one.id],
  )
}

const addShare = async (share: Share): Promise<void> => {
  shares.push(share)
  await query(
    t,
    `insert into record_share (tenant_id, id, subject, subject_id, user_id, department_id, level, until)
      values ($1, $2, 'everyKind', $3, $4, $5, $6, case when $7 then current_date - 2 else null end)`,
    [me.tenantId, newId(), share.record, share.user, share.department, share.level, share.over],
  )
}

beforeAll(async () => {
  t = await startApp()
  await makeEveryKind(t)
  await query(t, partTable, [], 'owner')
  forget = registerSubjects([EveryKind, Part].map((one) => ({ record: one, permission: `${one.name}:show` })))
  me = await aTenant(t)
  for (let n = 0; n < 3; n += 1) {
    departments.push(await me.inside((ctx) => addDepartment(ctx, { name: `部门${n}`, code: `D${n}` })))
    people.push(await me.inside((ctx) => addPerson(ctx, { username: `p${n}`, displayName: `同事${n}` })))
  }
  const random = randomFrom(11)
  for (let n = 0; n < 40; n += 1) {
    const one = {
      id: newId(),
      part: newId(),
      owner: random.pick(people),
      createdBy: random.pick(people),
      department: random.pick(departments),
    }
    saved.push(one)
    await addRecord(one, n)
    if (n % 2 === 0) continue
    const level = random.pick(['read', 'edit'] as const)
    const toPerson = random.pick([true, false])
    const target = {
      user: toPerson ? random.pick(people) : null,
      department: toPerson ? null : random.pick(departments),
    }
    await addShare({ record: one.id, level, over: n % 5 === 0, ...target })
  }
})
afterAll(async () => {
  forget()
  await t.close()
})

type Person = { userId: string; scope: Scope; departments: readonly string[] }

/** Said without a database, from what was saved above. */
const reachOf = ({ userId, scope, departments: mine }: Person, { id, owner, createdBy, department }: OwnedRecord) => {
  const inScope = scope.kind === 'all' || (scope.kind === 'departments' && scope.ids.includes(department))
  if (inScope || owner === userId || createdBy === userId) return 'own'
  const shown = shares.filter(
    ({ record: of, user, department: place, over }) =>
      of === id && !over && (user === userId || (place !== null && mine.includes(place))),
  )
  if (shown.length === 0) return undefined
  return shown.some(({ level }) => level === 'edit') ? 'edit' : 'read'
}

const as = <T>({ userId, scope, departments: mine }: Person, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  const permissions = new Set([EveryKind, Part].flatMap(({ name }) => [`${name}:update`, `${name}:delete`]))
  const session: Session = { tenantId: me.tenantId, userId, scope, departments: mine, isSuper: false, permissions }
  return inTransaction(t.app, { session, language: 'zh', requestId: newId() }, work)
}

const persons = (): readonly (readonly [string, Person])[] =>
  people.flatMap((userId, n) => [
    ['sees their own', { userId, scope: { kind: 'self' }, departments: departments.slice(n, n + 1) }],
    ['sees a department', { userId, scope: { kind: 'departments', ids: departments.slice(0, 1) }, departments }],
    ['sees all', { userId, scope: { kind: 'all' }, departments: [] }],
  ])

const actionsFor: Record<Reach, readonly string[]> = { own: ['update', 'delete'], edit: ['update'], read: [] }
type AnyStore = Pick<Store, 'list' | 'options' | 'show' | 'patch' | 'remove'>
// What is asked of both is the same, though their fields differ.
const anyStore = (records: unknown): AnyStore => records as AnyStore
const kinds: readonly { kind: RecordDefinition; records: AnyStore; idOf: (one: OwnedRecord) => string }[] = [
  { kind: EveryKind, records: anyStore(everyKinds), idOf: (one: OwnedRecord) => one.id },
  { kind: Part, records: anyStore(parts), idOf: (one: OwnedRecord) => one.part },
]

describe('a record shared with people and departments, and what is seen through it', () => {
  it('stands in the lists, counts, searches and pickers of those who reach it and of nobody else', async () => {
    for (const [name, person] of persons())
      for (const { kind, records, idOf } of kinds) {
        const expected = saved.filter((one) => reachOf(person, one)).map(idOf)
        const seen = await as(person, async (ctx) => {
          const page = await records.list(ctx, kind.query.parse({ pageSize: '200' }))
          const search = await records.list(ctx, kind.query.parse({ pageSize: '200', keyword: 'k' }))
          const options = await records.options(ctx)
          const found = await findEverywhere(ctx, [EveryKind, Part], [kind], 'k')
          return { page, search, options, found: found.get(kind.name) ?? [] }
        })
        const what = `${kind.name}: ${name}`
        expect(seen.page.items.map(({ id }) => String(id)).toSorted(), what).toEqual(expected.toSorted())
        expect(seen.search.items.map(({ id }) => String(id)).toSorted(), what).toEqual(expected.toSorted())
        expect([seen.page.total, seen.search.total], what).toEqual([expected.length, expected.length])
        expect(seen.options.map(({ id }) => id).toSorted(), what).toEqual(expected.toSorted())
        expect(
          seen.found.every(({ id }) => expected.includes(id)),
          what,
        ).toBe(true)
        expect(seen.found.length, what).toBe(Math.min(expected.length, 6))
      }
  })

  it('offers what the person may do with it, and no more can be done', async () => {
    for (const [, person] of persons())
      for (const { records, idOf } of kinds)
        for (const one of saved.slice(0, 16)) {
          const reach = one.createdBy === person.userId ? 'own' : reachOf(person, one)
          const id = idOf(one)
          const refused = reach ? 'record.read_only' : 'record.not_found'
          const answer = async (work: (ctx: Ctx) => Promise<unknown>): Promise<string> =>
            as(person, async (ctx) => {
              await work(ctx)
              throw new Error('done')
            }).catch((error: Error & { key?: string }) => error.key ?? error.message)
          const shown = await as(person, (ctx) => records.show(ctx, id)).then(
            ({ actions }) => actions,
            (error: { key: string }) => error.key,
          )
          expect(shown).toEqual(reach ? actionsFor[reach] : 'record.not_found')
          const mayEdit = reach === 'own' || reach === 'edit'
          expect(await answer((ctx) => records.patch(ctx, id, { name: 'x' }))).toBe(mayEdit ? 'done' : refused)
          expect(await answer((ctx) => records.remove(ctx, id))).toBe(reach === 'own' ? 'done' : refused)
        }
  })
})
