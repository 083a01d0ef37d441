import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { EveryKind, everyKinds, makeEveryKind } from '#test/every-kind.ts'
import { randomFrom } from '#test/random-values.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { inTransaction } from '#kernel/http/app.ts'
import type { Scope, Session } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { gramKeys } from '#kernel/search.ts'

type SavedRow = { id: string; owner: string | null; department: string | null; createdBy: string | null }

let t: TestApp
let me: TestTenant
const saved: SavedRow[] = []
const people = Array.from({ length: 4 }, newId)
const departments = Array.from({ length: 4 }, newId)
beforeAll(async () => {
  t = await startApp()
  await makeEveryKind(t)
  me = await aTenant(t)
  const random = randomFrom(5)
  for (let n = 0; n < 80; n += 1) {
    const one = {
      id: newId(),
      owner: random.pick([null, ...people]),
      department: random.pick([null, ...departments]),
      createdBy: random.pick([null, ...people]),
    }
    saved.push(one)
    await query(
      t,
      `insert into every_kind (tenant_id, id, code, name, owner_id, department_id, created_by, search_text, search_grams)
        values ($1, $2, $3, $3, $4, $5, $6, 'k', $7)`,
      [me.tenantId, one.id, `K-${n}`, one.owner, one.department, one.createdBy, gramKeys(me.tenantId, ['k'])],
    )
  }
})
afterAll(() => t.close())

const sees = (scope: Scope, userId: string, { owner, department, createdBy }: SavedRow): boolean => {
  if (scope.kind === 'all') return true
  const mine = owner === userId || createdBy === userId
  return scope.kind === 'self' ? mine : mine || (department !== null && scope.ids.includes(department))
}

const as = <T>(userId: string, scope: Scope, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  const session: Session = { tenantId: me.tenantId, userId, scope, isSuper: false, permissions: new Set() }
  return inTransaction(t.app, { session, language: 'zh', requestId: newId() }, work)
}

const scopes: readonly (readonly [string, Scope])[] = [
  ['everything', { kind: 'all' }],
  ['one department', { kind: 'departments', ids: departments.slice(0, 1) }],
  ['three departments', { kind: 'departments', ids: departments.slice(1) }],
  ['no department', { kind: 'departments', ids: [] }],
  ['what is theirs', { kind: 'self' }],
]

describe.each(scopes)('somebody who sees %s', (_, scope) => {
  it('is shown exactly that in lists, searches, counts and pickers', async () => {
    for (const userId of [...people, newId()]) {
      const expected = saved.filter((one) => sees(scope, userId, one)).map(({ id }) => id)
      for (const more of [{}, { keyword: 'k' }]) {
        const given = EveryKind.query.parse({ pageSize: '200', ...more })
        const page = await as(userId, scope, (ctx) => everyKinds.list(ctx, given))
        expect(page.items.map(({ id }) => String(id)).toSorted()).toEqual(expected.toSorted())
        expect(page.total).toBe(expected.length)
      }
      const options = await as(userId, scope, (ctx) => everyKinds.options(ctx))
      expect(options.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
    }
  })

  it('is told how many of them have what is asked for, each counted once however many ways lead to it', async () => {
    const filter = JSON.stringify([{ field: 'createdAt', op: 'gte', value: '2000-01-01T00:00:00+08:00' }])
    const named = JSON.stringify([{ field: 'name', op: 'contains', value: 'K-1' }])
    for (const userId of people) {
      const counted = async (asked: string): Promise<number | null> =>
        (await as(userId, scope, (ctx) => everyKinds.list(ctx, EveryKind.query.parse({ filter: asked })))).total
      expect(await counted(filter)).toBe(saved.filter((one) => sees(scope, userId, one)).length)
      const ones = saved.filter((one, n) => sees(scope, userId, one) && String(n).startsWith('1'))
      expect(await counted(named)).toBe(ones.length)
    }
  })

  it('reaches nothing else by its id: not to see, change or delete', async () => {
    const [userId = ''] = people
    for (const one of saved) {
      const reached = sees(scope, userId, one)
      const shown = as(userId, scope, (ctx) => everyKinds.show(ctx, one.id)).then(
        () => 'seen',
        (error: { key: string }) => error.key,
      )
      expect(await shown).toBe(reached ? 'seen' : 'record.not_found')
    }
    const hidden = saved.filter((one) => !sees(scope, userId, one)).slice(0, 5)
    for (const { id } of hidden) {
      const refused = { key: 'record.not_found' }
      await expect(as(userId, scope, (ctx) => everyKinds.remove(ctx, id))).rejects.toMatchObject(refused)
      await expect(as(userId, scope, (ctx) => everyKinds.update(ctx, id, 1, { name: 'x' }))).rejects.toMatchObject(
        refused,
      )
    }
    expect(await query(t, 'select 1 from every_kind')).toHaveLength(saved.length)
  })
})
