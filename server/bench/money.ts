import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { newId } from '#kernel/ids.ts'
import { addUser, admin, buildData, planOf } from './data.ts'
import { fill } from './finance.ts'
import { addDepartment, addRole, compareViews, type Call, type ScopeCompany } from './scopes.ts'

/** Somebody of finance sees the whole company, the head of five departments of fifty those. */
type Company = ScopeCompany & { readonly finance: string; readonly head: string; readonly company: string }

const rights =
  '{contract:list,contract:show,paymentPlan:list,paymentPlan:show,journalLine:list,ledger:show,fundAccount:list,fundAccount:show}'

const departmentCount = 50
const ownDepartments = 5

const spreadSql = `update app.contract set department_id = ($2::uuid[])[1 + substring(code from 4)::int % cardinality($2::uuid[])],
    owner_id = ($3::uuid[])[1 + substring(code from 4)::int % cardinality($3::uuid[])],
    created_at = now() - substring(code from 4)::int * interval '5 minutes', updated_at = now() - substring(code from 4)::int * interval '5 minutes'
  where tenant_id = $1`
const wholeRoleSql = `insert into app.role (tenant_id, id, code, name, scope, permissions, search_text, search_grams)
  values ($1, $2, 'all', 'all', 'all', $3, '', '{}')`

/** Contracts belong to fifty departments and fifty people. */
const addPeople = async (client: pg.Client, id: string): Promise<void> => {
  const above = await addDepartment(client, id, 0, null)
  const departments: string[] = []
  for (let n = 1; n <= departmentCount; n += 1)
    departments.push(await addDepartment(client, id, n, n <= ownDepartments ? above : null))
  const whole = newId()
  await client.query(wholeRoleSql, [id, whole, rights])
  await addUser(client, id, newId(), 'E1001', whole)
  const head = newId()
  await addUser(client, id, head, 'E1002', await addRole(client, id, 'below', rights))
  await client.query(`update app."user" set department_id = $3 where tenant_id = $1 and id = $2`, [id, head, above])
  const owners: string[] = []
  for (let n = 0; n < departmentCount; n += 1) {
    const owner = newId()
    await addUser(client, id, owner, `E2${String(n).padStart(4, '0')}`, null)
    owners.push(owner)
  }
  await client.query(`update app."user" set is_super = false where tenant_id = $1 and code like 'E2%'`, [id])
  await client.query(spreadSql, [id, departments, owners])
}

const build = async (config: Config): Promise<void> => {
  const asked = process.argv.find((one) => one.startsWith('--rows='))?.slice(7)
  const plan = planOf([10, 10])
  await buildData(config, plan, () => undefined)
  const client = admin(config)
  await client.connect()
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set search_path = app`)
  for (const [n, { id, userId }] of plan.tenants.entries()) {
    await fill(client, { id, rows: n === 0 ? Number(asked ?? 1_000_000) : 50_000, boss: userId })
    await addPeople(client, id)
  }
  await client.query('vacuum analyze')
  await client.end()
}

const known = async (config: Config): Promise<readonly Company[]> => {
  const client = admin(config)
  await client.connect()
  const { rows } = await client.query<Company>(
    `select a.tenant_id as id, a.id as finance, b.id as head, (select f.company_id from app.fund_account f where f.tenant_id = a.tenant_id) as company,
        (select count(*)::int from app.contract c where c.tenant_id = a.tenant_id) as rows
      from app."user" a join app."user" b on b.tenant_id = a.tenant_id and b.code = 'E1002' where a.code = 'E1001' order by rows desc`,
  )
  await client.end()
  return rows
}

const dayMs = 86_400_000
const dayOf = (offset: number): string => new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10)

const viewsOf = ({ company }: Company): Readonly<Record<string, Call>> => {
  const filter = (...all: readonly object[]) => encodeURIComponent(JSON.stringify(all))
  const due = filter({ field: 'stage', op: 'in', value: ['pending', 'partial'] })
  const bank = filter({ field: 'account', op: 'in', value: ['bank'] })
  return {
    contracts: { path: '/api/contract/list' },
    'contracts performing': {
      path: `/api/contract/list?filter=${filter({ field: 'stage', op: 'in', value: ['performing'] })}`,
    },
    'contracts by amount': { path: '/api/contract/list?sort=-amount' },
    plans: { path: '/api/payment_plan/list' },
    'plans to settle': { path: `/api/payment_plan/list?filter=${due}` },
    'plan calendar, month': { path: `/api/payment_plan/calendar?from=${dayOf(0)}&to=${dayOf(30)}` },
    'plan calendar, week': { path: `/api/payment_plan/calendar?from=${dayOf(0)}&to=${dayOf(6)}` },
    'ledger page': { path: '/api/journal_line/list' },
    'ledger page of the bank': { path: `/api/journal_line/list?filter=${bank}` },
    'balances of accounts': { path: '/api/ledger/balances' },
    'statement of a month': {
      path: `/api/ledger/statement?companyId=${company}&from=${dayOf(0).slice(0, 8)}01&to=${dayOf(0)}`,
    },
  }
}

/** A company with 200,000 contracts, a million instalments and five million lines of the ledger beside one with 10,000 contracts. */
export const measureMoney = async (config: Config): Promise<void> => {
  if (!process.argv.includes('--reuse')) await build(config)
  await compareViews(config, await known(config), ['finance', 'head'], viewsOf)
}
