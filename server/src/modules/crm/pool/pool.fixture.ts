import { crm } from '@srm/api/crm'
import { label } from '@srm/api/shared/label'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import type { TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomer } from '../crm.fixture.ts'
import { customerPoints } from '../index.ts'
import { recycleCustomers } from './recycle.service.ts'

const mine = 'tenant_id = $1 and customer_id = any($2::uuid[]) and owner_id = $3 and is_open'

/** What a module of contracts adds: they move with a customer, and keep it from the pools while one is open. */
const contributions = [
  customerPoints.belongings.contribute({
    kind: 'deal',
    label: label('合同', 'Contracts'),
    count: async (ctx, customer, owner) =>
      (await ctx.db.run(`select 1 from test_deal where ${mine}`, [ctx.tenantId, [customer], owner])).rows.length,
    transferTo: async (ctx, { customers, from, to }) => {
      const values = [ctx.tenantId, customers, from, to]
      return (await ctx.db.run(`update test_deal set owner_id = $4 where ${mine} returning 1`, values)).rows.length
    },
  }),
  customerPoints.keepers.contribute({
    kind: 'deal',
    label: label('未结束的合同', 'an open contract'),
    keeps: 'exists (select 1 from test_deal d where d.tenant_id = c.tenant_id and d.customer_id = c.id and d.is_open)',
  }),
]

/** Puts such a module in; answers how to take it away again. */
export const addDealsModule = async (t: TestApp): Promise<() => void> => {
  await query(
    t,
    `create table app.test_deal (tenant_id uuid, customer_id uuid, owner_id uuid, is_open boolean default true);
     grant all on app.test_deal to "${t.app.config.PG_APP_USER}"`,
  )
  const detach = contributions.map(({ attach }) => attach())
  return () => {
    for (const takeAway of detach) takeAway()
  }
}

export const addDeal = (t: TestApp, { tenantId, userId }: Member, customer: string, isOpen = true): Promise<unknown> =>
  query(t, 'insert into test_deal values ($1, $2, $3, $4)', [tenantId, customer, userId, isOpen])

let people = 0

/** A salesman of a department, who sees their own customers. */
export const aSalesman = async (
  t: TestApp,
  me: TestTenant,
  displayName: string,
  departmentId: string = me.departmentId,
): Promise<Member> => {
  people += 1
  const username = `sales${people}`
  const userId = await me.inside((ctx) => addPerson(ctx, { username, displayName, departmentId }))
  return memberOf(t, me.tenantId, userId, { scope: { kind: 'self' }, departments: [departmentId] })
}

let departments = 0
export const aDepartment = (me: TestTenant, name: string): Promise<string> => {
  departments += 1
  const code = `XS${departments}`
  return me.inside((ctx) => addDepartment(ctx, { name, code, parentId: me.departmentId }))
}

export const addCustomer = async (who: Member, more: Parameters<typeof aCustomer>[0] = {}): Promise<string> =>
  (await who.call(crm.customer.create, { body: aCustomer(more) })).result.id

/** A customer somebody had and gave back. */
export const addPooled = async (who: Member, more: Parameters<typeof aCustomer>[0] = {}, pool?: string) => {
  const id = await addCustomer(who, more)
  const body = { version: 1, reason: '跟进不过来', ...(pool && { pool }) }
  const answer = await who.call(crm.customer.giveBack, { params: { id }, body })
  if (answer.status !== 200) throw new Error(answer.message)
  return id
}

/** The pool every company has, with other rules. */
export const changeDefaultPool = async (me: TestTenant, rules: object): Promise<string> => {
  const { items } = (await me.call(crm.pool.list, { query: {} })).result
  const pool = items.find(({ isDefault }) => isDefault)
  if (!pool) throw new Error('no default pool')
  const none = { capacity: null, dailyLimit: null, cooldownDays: null, remindDays: null }
  const body = { name: pool.name, version: pool.version, ...none, ...rules }
  const answer = await me.call(crm.pool.update, { params: { id: pool.id }, body })
  if (answer.status !== 200) throw new Error(answer.message)
  return pool.id
}

/** What the nightly job does. */
export const recycle = (me: TestTenant): Promise<void> => recycleCustomers({ transaction: (work) => me.inside(work) })

/** As if the owner had had the customer for so long, and spoken with it last so long ago. */
export const ageCustomer = (t: TestApp, id: string, owned: number, followed: number | null = null): Promise<unknown> =>
  query(
    t,
    `update customer set owned_at = now() - make_interval(days => $2), last_follow_at = now() - make_interval(days => $3) where id = $1`,
    [id, owned, followed],
  )
