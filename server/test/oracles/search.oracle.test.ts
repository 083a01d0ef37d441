import { User } from '@srm/api/identity'
import { OurCompany } from '@srm/api/tenancy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reading } from '#kernel/http/app.ts'
import type { Scope, Session } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { findEverywhere } from '#kernel/records/read/find.ts'
import { gramKeys, gramsOf, searchText } from '#kernel/search.ts'
import { addPerson } from '#modules/identity/index.ts'
import { startApp, type TestApp } from '../app.ts'
import { EveryKind, makeEveryKind } from '../every-kind.ts'
import { findOfOneKind } from './find-oracle.ts'
import { randomFrom, type Random } from '../random-values.ts'
import { addCompany } from '../records.ts'
import { connectAs } from '../sql.ts'
import { countingCtx } from '../statements.ts'
import { aTenant, type TestTenant } from '../tenant.ts'

const records = [EveryKind, OurCompany, User] as const
const words = ['云舟', '会展', '重庆', '锦江', 'Alpha', 'beta', '100%', 'a_b', '安', '乐']
/** Stand in few rows, all of them older than the two thousand that are looked through. */
const rare = ['麒麟', '貔貅']
const department = newId()

let t: TestApp
let me: TestTenant
let other: TestTenant

const textOf = (random: Random, among: readonly string[]): string =>
  Array.from({ length: 1 + random.int(3) }, () => random.pick(among)).join(random.pick(['', ' ', '·']))

const insert = `insert into every_kind (tenant_id, id, code, name, note, owner_id, department_id, search_text, search_grams, created_at)
  select $1, x.id, x.code, x.name, x.note, x.owner, x.department, x.text, array(select jsonb_array_elements_text(x.grams)::int), now() - x.n * interval '1 minute'
  from jsonb_to_recordset($2) as x (n int, id uuid, code text, name text, note text, owner uuid, department uuid, text text, grams jsonb)`

/** More rows than are looked through, with words that are common, rare, or only in old ones. */
const fill = async ({ tenantId, userId }: TestTenant, random: Random, count: number): Promise<void> => {
  const client = await connectAs(t.app.config, 'superuser')
  const rows = Array.from({ length: count }, (_, n) => {
    const isOld = n >= 2000 && random.int(12) === 0
    const name = textOf(random, isOld ? [...words, ...rare] : words)
    const note = random.int(3) === 0 ? textOf(random, words) : null
    const text = searchText([name, note, `EK-${n}`])
    return {
      n,
      id: newId(),
      code: `EK-${n}`,
      name,
      note,
      owner: random.int(4) === 0 ? userId : null,
      department: random.int(4) === 0 ? department : null,
      text,
      grams: gramKeys(tenantId, gramsOf(text)),
    }
  })
  await client.query(insert, [tenantId, JSON.stringify(rows)])
  await client.end()
}

beforeAll(async () => {
  t = await startApp()
  await makeEveryKind(t)
  const random = randomFrom(99_991)
  ;[me, other] = [await aTenant(t), await aTenant(t)]
  await fill(me, random, 2600)
  await fill(other, random, 300)
  for (let n = 0; n < 12; n += 1) {
    await addCompany(me, { name: `${textOf(random, words)}${n}有限公司` })
    const person = {
      username: `p${n}`,
      displayName: textOf(random, words),
      mobile: `139${n}234567${n % 10}`.slice(0, 11),
    }
    await me.inside((ctx) => addPerson(ctx, { ...person, departmentId: me.departmentId, roles: [] }))
  }
}, 60_000)
afterAll(() => t.close())

const keywordOf = (random: Random): string => {
  const text = textOf(random, [...words, ...rare])
  const at = random.int(text.length)
  return random.pick([
    text,
    text.slice(at, at + 2),
    random.pick(rare),
    `EK-${random.int(2600)}`,
    `ek-${random.int(30)}`,
    '139',
    '1391234567',
    'yunzhou',
    'cq',
    '云舟 会展',
    '%',
    '龘',
  ])
}

const scopeOf = (random: Random): Scope =>
  random.pick<Scope>([{ kind: 'all' }, { kind: 'all' }, { kind: 'self' }, { kind: 'departments', ids: [department] }])

const as = <T>({ tenantId, userId }: TestTenant, random: Random, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  const masks = random.int(3) === 0 ? new Set(['mobile']) : new Set<string>()
  const session: Session = { tenantId, userId, scope: scopeOf(random), isSuper: false, permissions: new Set(), masks }
  return reading(t.app, { session, language: 'zh', requestId: newId() }, work)
}

it('a search everywhere finds what a search of each kind by itself finds, in two statements at most', async () => {
  const random = randomFrom(20_011)
  const seen = { statements: new Set<number>(), found: 0 }
  for (let round = 0; round < 150; round += 1) {
    const keyword = keywordOf(random).trim() || '云'
    const wanted = records.filter(() => random.int(4) > 0)
    await as(random.pick([me, me, other]), random, async (ctx) => {
      const counted = countingCtx(ctx)
      const found = await findEverywhere(counted.ctx, records, wanted, keyword)
      seen.statements.add(counted.statements())
      expect([...found.keys()].toSorted()).toEqual(wanted.map(({ name }) => name).toSorted())
      for (const record of wanted) {
        const expected = await findOfOneKind(ctx, record, keyword)
        expect(found.get(record.name), `${keyword} in ${record.name}`).toEqual(expected)
        seen.found += expected.length
      }
    })
  }
  expect(seen.statements).toEqual(new Set([0, 1, 2]))
  expect(seen.found).toBeGreaterThan(500)
})
