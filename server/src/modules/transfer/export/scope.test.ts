import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#kernel/http/app.ts'
import type { Session } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { readHandle } from '#kernel/db/handle.ts'
import { newId } from '#kernel/ids.ts'
import { gramKeys } from '#kernel/search.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { EveryKind, everyKinds, makeEveryKind } from '#test/every-kind.ts'
import { randomFrom } from '#test/random-values.ts'
import { query } from '#test/sql.ts'
import { aTenant, signIn, type TestTenant } from '#test/tenant.ts'
import { visibleIds } from '../values/names.views.ts'

type Random = ReturnType<typeof randomFrom>
type Kind = 'all' | 'below' | 'department' | 'self' | 'custom'
type Role = { id: string; scope: Kind; departments: string[] }
type Person = { id: string; department: string; others: string[]; roles: Role[] }
type SavedRow = { id: string; owner: string; department: string; createdBy: string }
type Organisation = { me: TestTenant; parents: Map<string, string | null>; people: Person[]; saved: SavedRow[] }

let t: TestApp
beforeAll(async () => {
  t = await startApp()
  await makeEveryKind(t)
})
afterAll(() => t.close())

const kinds: readonly Kind[] = ['all', 'below', 'department', 'self', 'custom']

const addTree = async (me: TestTenant, random: Random): Promise<Map<string, string | null>> => {
  const parents = new Map<string, string | null>([[me.departmentId, null]])
  for (let n = 0; n < 9; n += 1) {
    const id = newId()
    const parent = random.pick([null, ...parents.keys()])
    await query(t, `insert into department (tenant_id, id, code, name, parent_id) values ($1, $2, $3, $3, $4)`, [
      me.tenantId,
      id,
      `D${n}`,
      parent,
    ])
    parents.set(id, parent)
  }
  return parents
}

const some = (random: Random, all: readonly string[], most: number): string[] =>
  [...new Set(Array.from({ length: most }, () => random.pick([null, ...all])))].filter((id) => id !== null)

const addRoles = async (me: TestTenant, random: Random, departments: readonly string[]): Promise<Role[]> => {
  const roles: Role[] = []
  for (const scope of kinds) {
    const role = { id: newId(), scope, departments: scope === 'custom' ? some(random, departments, 3) : [] }
    await query(
      t,
      `insert into role (tenant_id, id, code, name, scope, departments, search_text, search_grams) values ($1, $2, $3, $3, $4, $5, '', '{}')`,
      [me.tenantId, role.id, `R-${scope}`, scope, role.departments],
    )
    roles.push(role)
  }
  return roles
}

const addPeople = async (me: TestTenant, random: Random, departments: readonly string[], roles: readonly Role[]) => {
  const people: Person[] = []
  for (let n = 0; n < 8; n += 1) {
    // Everything is seen by few, so that the other kinds are not drowned.
    const held = n < 5 ? [roles[n] as Role] : [random.pick(roles.slice(1)), random.pick(roles.slice(1))]
    const person = {
      id: newId(),
      department: random.pick(departments),
      others: some(random, departments, 2),
      roles: held,
    }
    await query(
      t,
      `insert into "user" (tenant_id, id, code, username, display_name, department_id, other_departments, roles)
        values ($1, $2, $3, $3, $3, $4, $5, $6)`,
      [me.tenantId, person.id, `U${n}`, person.department, person.others, held.map(({ id }) => id)],
    )
    people.push(person)
  }
  return people
}

const organisation = async (seed: number): Promise<Organisation> => {
  const random = randomFrom(seed)
  const me = await aTenant(t)
  const parents = await addTree(me, random)
  const departments = [...parents.keys()]
  const people = await addPeople(me, random, departments, await addRoles(me, random, departments))
  const ids = people.map(({ id }) => id)
  const saved: SavedRow[] = []
  for (let n = 0; n < 60; n += 1) {
    const one = {
      id: newId(),
      owner: random.pick(ids),
      department: random.pick(departments),
      createdBy: random.pick(ids),
    }
    await query(
      t,
      `insert into every_kind (tenant_id, id, code, name, owner_id, department_id, created_by, search_text, search_grams)
        values ($1, $2, $3, $3, $4, $5, $6, 'k', $7)`,
      [me.tenantId, one.id, `K-${n}`, one.owner, one.department, one.createdBy, gramKeys(me.tenantId, ['k'])],
    )
    saved.push(one)
  }
  return { me, parents, people, saved }
}

/** Walks up from a department, one step at a time: slow, and plain to see that it is right. */
const isBelow = (parents: Organisation['parents'], department: string, top: string): boolean => {
  for (let at: string | null | undefined = department; at; at = parents.get(at)) if (at === top) return true
  return false
}

const sees = ({ parents }: Organisation, person: Person, one: SavedRow): boolean => {
  if (one.owner === person.id || one.createdBy === person.id) return true
  const mine = [person.department, ...person.others]
  return person.roles.some(({ scope, departments }) => {
    if (scope === 'all') return true
    if (scope === 'department') return mine.includes(one.department)
    if (scope === 'below') return mine.some((top) => isBelow(parents, one.department, top))
    return scope === 'custom' && departments.includes(one.department)
  })
}

const sessionOf = async (tenantId: string, userId: string): Promise<Session> => {
  await signIn(t, tenantId, userId)
  const [row] = await query<{ id: string }>(t, 'select id from session where user_id = $1', [userId])
  const identity = t.app.modules.find(({ authority }) => authority)
  const db = readHandle(t.app.pool, { tenantId, userId: '' })
  const found = await identity?.authority?.(
    db,
    { kind: 'session', tenantId, userId, id: row?.id ?? '' },
    () => undefined,
  )
  if (!found) throw new Error('nobody')
  return found.session
}

const wrongRows = async (organisation_: Organisation, person: Person): Promise<string[]> => {
  const session = await sessionOf(organisation_.me.tenantId, person.id)
  const as = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    inTransaction(t.app, { session, language: 'zh', requestId: newId() }, work)
  const expected = organisation_.saved.filter((one) => sees(organisation_, person, one)).map(({ id }) => id)
  const wrong: string[] = []
  const compare = (what: string, got: readonly unknown[]): void => {
    if (got.map(String).toSorted().join() !== expected.toSorted().join())
      wrong.push(`${what} ${person.roles[0]?.scope ?? ''}`)
  }
  for (const more of [{}, { keyword: 'k' }]) {
    const page = await as((ctx) => everyKinds.list(ctx, EveryKind.query.parse({ pageSize: '200', ...more })))
    compare(
      'list',
      page.items.map(({ id }) => id),
    )
  }
  compare(
    'all',
    (await as((ctx) => everyKinds.options(ctx))).map(({ id }) => id),
  )
  const every = organisation_.saved.map(({ id }) => id)
  compare('export', await as((ctx) => visibleIds(ctx, EveryKind, every)))
  const shown: string[] = []
  for (const id of every)
    await as((ctx) => everyKinds.show(ctx, id)).then(
      () => shown.push(id),
      () => undefined,
    )
  compare('show', shown)
  return wrong
}

describe('data scope, through real roles in random organisations', () => {
  it.each([11, 12, 13, 14, 15, 16])('shows exactly the rows a plain walk of organisation %i finds', async (seed) => {
    const made = await organisation(seed)
    for (const person of made.people) expect(await wrongRows(made, person)).toEqual([])
  })

  it('would be caught if a sub-department were forgotten', async () => {
    const made = await organisation(17)
    const below = made.people.find(({ roles }) => roles[0]?.scope === 'below') as Person
    const [child] = [...made.parents].find(([, parent]) => parent !== null) ?? []
    await query(t, 'update "user" set department_id = $1, other_departments = $3 where id = $2', [
      made.parents.get(child ?? '') ?? null,
      below.id,
      [],
    ])
    // The oracle still believes the old department, so the two must differ.
    expect(await wrongRows(made, { ...below, department: newId(), others: [] })).not.toEqual([])
  })
})
