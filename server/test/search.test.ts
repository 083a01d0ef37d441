import { identity } from '@srm/api/identity'
import { notice } from '@srm/api/notice'
import { record } from '@srm/api/record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#kernel/http/app.ts'
import type { Scope, Session } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { findEverywhere } from '#kernel/records/read/find.ts'
import { gramKeys, gramsOf } from '#kernel/search.ts'
import { somebody } from '#modules/identity/identity.fixture.ts'
import { anAnnouncement } from '#modules/notice/notice.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { EveryKind, makeEveryKind } from './every-kind.ts'
import { addCompany } from './records.ts'
import { query } from './sql.ts'
import { aTenant, type Member, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
let other: TestTenant
beforeAll(async () => {
  t = await startApp()
  await makeEveryKind(t)
  ;[me, other] = [await aTenant(t), await aTenant(t)]
  for (const tenant of [me, other]) {
    await addCompany(tenant, { name: '重庆云舟会展有限公司' })
    await addCompany(tenant, { name: '厦门观海有限公司', legalPerson: '云舟子' })
    await tenant.call(notice.announcement.create, { body: anAnnouncement({ title: '云舟年会通知' }) })
  }
})
afterAll(() => t.close())

const found = async (who: Member, keyword: string) =>
  (await who.call(record.search, { query: { keyword } })).result.map(({ subject, items }) => [
    subject,
    items.map(({ name }) => name),
  ])

describe('searching everywhere', () => {
  it('finds by word, by full pinyin, by initials and by code, grouped by kind', async () => {
    for (const keyword of ['云舟', 'yunzhou'])
      expect(await found(me, keyword)).toEqual([
        ['announcement', ['云舟年会通知']],
        ['ourCompany', ['厦门观海有限公司', '重庆云舟会展有限公司']],
      ])
    expect(await found(me, 'cqyz')).toEqual([['ourCompany', ['重庆云舟会展有限公司']]])
    expect(await found(me, 'chongqing')).toEqual([['ourCompany', ['重庆云舟会展有限公司']]])
    for (const code of ['gs-001', 'gs1', 'GS-1'])
      expect(await found(me, code)).toEqual([['ourCompany', ['重庆云舟会展有限公司']]])
  })

  it('finds a number by its letters and its end, whatever stands between', async () => {
    const who = await aTenant(t)
    await addCompany(who, { name: '编号一', code: 'GYS-00299' })
    await addCompany(who, { name: '编号二', code: 'CG-202611-0007' })
    await addCompany(who, { name: '编号三', code: 'GYSBG-2026-0299' })
    for (const typed of ['gys299', 'GYS299', 'gys-0299', 'GYS-00299'])
      expect(await found(who, typed), typed).toEqual([['ourCompany', ['编号一']]])
    for (const typed of ['cg7', 'CG0007', 'cg-7'])
      expect(await found(who, typed), typed).toEqual([['ourCompany', ['编号二']]])
    expect(await found(who, 'gysbg299')).toEqual([['ourCompany', ['编号三']]])
    for (const typed of ['gys99', 'gys2', 'cg17', 'ys299']) expect(await found(who, typed), typed).toEqual([])
  })

  it('puts what begins with the words before what only holds them', async () => {
    await addCompany(me, { name: '博鳌论坛服务有限公司' })
    await addCompany(me, { name: '三亚博鳌酒店有限公司' })
    expect(await found(me, '博鳌')).toEqual([['ourCompany', ['博鳌论坛服务有限公司', '三亚博鳌酒店有限公司']]])
  })

  it('shows nothing of another company', async () => {
    const mine = (await me.call(record.search, { query: { keyword: '云舟' } })).result
    const theirs = (await other.call(record.search, { query: { keyword: '云舟' } })).result
    const idsOf = (groups: typeof mine) => groups.flatMap(({ items }) => items.map(({ id }) => id))
    expect(idsOf(mine)).toHaveLength(3)
    expect(idsOf(theirs)).toHaveLength(3)
    expect(new Set([...idsOf(mine), ...idsOf(theirs)]).size).toBe(6)
  })

  it('leaves out the kinds a person may not list or not open', async () => {
    const only = (...permissions: string[]) => found(me.as({ permissions }), '云舟')
    expect(await only()).toEqual([])
    expect(await only('ourCompany:list')).toEqual([])
    expect(await only('ourCompany:show')).toEqual([])
    expect(await only('ourCompany:list', 'ourCompany:show')).toMatchObject([['ourCompany', { length: 2 }]])
  })

  it('tells of five at most and that there are more', async () => {
    for (let index = 0; index < 6; index += 1) await addCompany(me, { name: `昆明分店${index}有限公司` })
    const [group] = (await me.call(record.search, { query: { keyword: '昆明' } })).result
    expect(group).toMatchObject({ subject: 'ourCompany', more: true, items: { length: 5 } })
  })

  it('treats signs as text and an empty search as none', async () => {
    for (const keyword of ['%', '_', '\\', "'; drop table our_company; --"])
      expect(await found(me, keyword)).toEqual([])
    expect((await me.call(record.search, { query: { keyword: '  ' } })).status).toBe(400)
  })

  it('does not tell by finding what a mask hides', async () => {
    await somebody(me, { displayName: '搜寻者', mobile: '13912345678' })
    const masked = me.as({ masks: ['mobile'] })
    expect(await found(me, '13912345678')).toEqual([['user', ['搜寻者']]])
    expect(await found(masked, '13912345678')).toEqual([])
    expect(await found(masked, '1391234')).toEqual([])
    expect(await found(masked, '搜寻')).toEqual([['user', ['搜寻者']]])
    expect((await masked.call(identity.user.list, { query: { keyword: '13912345678' } })).result.items).toEqual([])
  })
})

describe('a search within a data scope', () => {
  const find = async (ctx: Ctx, keyword: string) =>
    (await findEverywhere(ctx, [EveryKind], [EveryKind], keyword)).get('everyKind') ?? []
  const nobody = newId()
  const department = newId()

  const add = (code: string, text: string, more: { owner?: string; department?: string }) =>
    query(
      t,
      `insert into every_kind (tenant_id, id, code, name, owner_id, department_id, search_text, search_grams)
        values ($1, $2, $3, $4, $5, $6, $4, $7)`,
      [
        me.tenantId,
        newId(),
        code,
        text,
        more.owner ?? null,
        more.department ?? null,
        gramKeys(me.tenantId, gramsOf(text)),
      ],
    )

  const as = (scope: Scope, userId: string, db?: (ctx: Ctx) => Ctx['db']) => {
    const session: Session = { tenantId: me.tenantId, userId, scope, isSuper: false, permissions: new Set() }
    return inTransaction(t.app, { session, language: 'zh', requestId: newId() }, async (ctx) =>
      (await find(db ? { ...ctx, db: db(ctx) } : ctx, '桂林')).map(({ name }) => name).toSorted(),
    )
  }

  beforeAll(async () => {
    await add('A1', '桂林一号', { owner: me.userId })
    await add('A2', '桂林二号', { department })
    await add('A3', '桂林三号', {})
  })

  it('finds only the rows the person may see', async () => {
    expect(await as({ kind: 'all' }, nobody)).toEqual(['桂林一号', '桂林三号', '桂林二号'])
    expect(await as({ kind: 'self' }, nobody)).toEqual([])
    expect(await as({ kind: 'self' }, me.userId)).toEqual(['桂林一号'])
    expect(await as({ kind: 'departments', ids: [department] }, nobody)).toEqual(['桂林二号'])
  })

  it('finds a number by its end among more than are looked through, by the index', async () => {
    const who = await aTenant(t)
    const many = Array.from({ length: 6000 }, (_, n) => `CG-202611-${String(n + 1).padStart(4, '0')}`)
    await query(
      t,
      `insert into every_kind (tenant_id, id, code, name, search_text, search_grams, created_at)
        select $1, gen_random_uuid(), code, code, lower(code), array(select jsonb_array_elements_text(grams)::int), now() - n * interval '1 day'
        from jsonb_to_recordset($2::jsonb) as r(code text, grams jsonb, n int)`,
      [
        who.tenantId,
        JSON.stringify(
          many.map((code, at) => ({
            code,
            grams: gramKeys(who.tenantId, gramsOf(code.toLowerCase())),
            n: many.length - at,
          })),
        ),
      ],
    )
    await query(t, 'create index every_kind_search on every_kind using gin (tenant_id, search_grams)')
    await query(t, 'analyze every_kind')
    const asked: string[] = []
    const plans: string[] = []
    const session: Session = {
      tenantId: who.tenantId,
      userId: nobody,
      scope: { kind: 'all' },
      isSuper: false,
      permissions: new Set(),
    }
    const codes = await inTransaction(t.app, { session, language: 'zh', requestId: newId() }, async (ctx) => {
      const db: Ctx['db'] = {
        ...ctx.db,
        run: async (text, values, plan) => {
          asked.push(text)
          const told = await ctx.db.run<{ 'QUERY PLAN': string }>(`explain ${text}`, values, 'fresh')
          plans.push(told.rows.map((row) => row['QUERY PLAN']).join('\n'))
          return ctx.db.run(text, values, plan)
        },
      }
      return (await find({ ...ctx, db }, 'cg7')).map(({ code }) => code)
    })
    expect(codes).toEqual(['CG-202611-0007'])
    expect(asked).toHaveLength(2)
    expect(plans[1]).toContain('every_kind_search')
    expect(plans[1]?.split('InitPlan')[0]).not.toContain('Seq Scan on every_kind')
  })

  it('asks one statement of each kind', async () => {
    const asked: string[] = []
    const counted = ({ db }: Ctx): Ctx['db'] => ({
      ...db,
      run: (text, ...rest) => {
        asked.push(text)
        return db.run(text, ...rest)
      },
    })
    expect(await as({ kind: 'all' }, nobody, counted)).toHaveLength(3)
    expect(asked).toHaveLength(1)
  })
})
