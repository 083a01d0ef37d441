import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { newId } from '#kernel/ids.ts'
import { addUser, admin, buildData, planOf } from './data.ts'
import { addDepartment, addRole, type ScopeCompany } from './scopes.ts'

/** Somebody of finance sees the whole company, the head of five departments of fifty those. */
export type MoneyCompany = ScopeCompany & {
  readonly finance: string
  readonly head: string
  readonly company: string
}

type FilledCompany = { readonly id: string; readonly rows: number; readonly boss: string }

const planEach = 5
const uuid = `overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid`

/** Half of them sell, half buy; signed over two years, four of five instalments settled, the last due within half a year. */
const contractsSql = `insert into app.contract (tenant_id, id, code, name, type_id, our_company_id, customer_id, supplier_id, counterparty,
    amount_kind, amount, tax_rate, owner_id, direction, side, amount_ex_tax, tax, first_amount, deviation_count, version_no, sign_date,
    invoiced, settled, stage, status, search_text, search_grams)
  select $1, ${uuid}, 'HT-' || g, '会议服务合同' || g, $4, $5, case when g % 2 = 0 then ($6::uuid[])[1 + g % cardinality($6::uuid[])] end,
    case when g % 2 = 1 then ($7::uuid[])[1 + g % cardinality($7::uuid[])] end, '对方' || (g % 500), 'fixed', 5000, 0, $8,
    case when g % 2 = 0 then 'sale' else 'purchase' end, case when g % 2 = 0 then 'receive' else 'pay' end, 5000, 0, 5000, 0, 1,
    current_date - (g % 700), 4000, 4000, 'performing', 'approved', '', '{}'
  from generate_series($2::int, $3::int) g`

const plansSql = `insert into app.payment_plan (tenant_id, id, code, title, contract_id, side, customer_id, supplier_id, name, seq, trigger,
    offset_days, amount, done_amount, open_amount, due_date, remind_days, stage, search_text, search_grams)
  select c.tenant_id, ${uuid}, 'SFJH-' || c.code || '-' || n, c.name || '第' || n || '期', c.id, c.side, c.customer_id, c.supplier_id, '第' || n || '期', n,
    'date', 0, 1000, case when n < ${planEach} then 1000 else 0 end, case when n < ${planEach} then 0 else 1000 end,
    case when n < ${planEach} then c.sign_date + n * 30 else current_date - 60 + (substring(c.code from 4)::int % 240) end, 7,
    case when n < ${planEach} then 'done' else 'pending' end, '', '{}'
  from app.contract c cross join generate_series(1, ${planEach}) n
  where c.tenant_id = $1 and substring(c.code from 4)::int between $2 and $3`

const postingsSql = `insert into app.ledger_posting (tenant_id, id, company_id, day, event, subject, document_id, document_code, part, version)
  select $1, ${uuid}, $4, current_date - (g % 730), case when g % 2 = 0 then 'receipt.received' else 'payment.paid' end, 'receipt',
    gen_random_uuid(), 'D-' || g, 'all', 1 from generate_series($2::int, $3::int) g`
const entriesSql = `insert into app.ledger_entry (tenant_id, id, posting_id, account_id, company_id, day, amount, item_subject, item_id)
  select p.tenant_id, ${uuid}, p.id, case when n = 0 then $4::uuid else $5::uuid end, p.company_id, p.day,
    case when (n = 0) = (p.event = 'receipt.received') then 100 else -100 end, p.subject, p.document_id
  from app.ledger_posting p cross join generate_series(0, 1) n
  where p.tenant_id = $1 and substring(p.document_code from 3)::int between $2 and $3`
/** What the months up to the last one came to was noted when they were closed. */
const checkpointsSql = `insert into app.ledger_checkpoint (tenant_id, account_id, company_id, day, balance)
  select $1, a.id, a.company_id, d.day, (select sum(e.amount) from app.ledger_entry e where e.tenant_id = $1 and e.account_id = a.id and e.day <= d.day)
  from app.ledger_account a cross join (select (date_trunc('month', current_date) - interval '1 day')::date as day) d where a.tenant_id = $1`

const step = 100_000

const inSteps = async (to: number, work: (from: number, until: number) => Promise<unknown>): Promise<void> => {
  for (let from = 1; from <= to; from += step) await work(from, Math.min(to, from + step - 1))
}

const addParties = async (client: pg.Client, table: 'customer' | 'supplier', tenantId: string): Promise<string[]> => {
  const more = table === 'customer' ? `, status, stage, name_key` : `, status, lifecycle, type, source`
  const values =
    table === 'customer' ? `, 'enabled', 'following', 'k' || g` : `, 'enabled', 'qualified', 'company', 'import'`
  const { rows } = await client.query<{ id: string }>(
    `insert into app.${table} (tenant_id, id, code, name, search_text, search_grams${more})
      select $1, ${uuid}, '${table}-' || g, '${table}' || g, '', '{}'${values} from generate_series(1, 500) g returning id`,
    [tenantId],
  )
  return rows.map(({ id }) => id)
}

const addBooks = async (client: pg.Client, { id, rows }: FilledCompany, company: string): Promise<void> => {
  const [fund, bank, other] = [newId(), newId(), newId()]
  await client.query(
    `insert into app.fund_account (tenant_id, id, code, name, company_id, kind, is_default, opening_balance, opening_date, status, search_text, search_grams)
      values ($1, $2, 'ZJZH0001', '招商银行基本户', $3, 'bank', true, 0, '2024-01-01', 'enabled', '', '{}')`,
    [id, fund, company],
  )
  const account = `insert into app.ledger_account (tenant_id, id, company_id, kind, fund_account_id) values ($1, $2, $3, $4, $5)`
  await client.query(account, [id, bank, company, 'bank', fund])
  await client.query(account, [id, other, company, 'receivable', null])
  // Two and a half postings of two lines for each instalment.
  const postings = (rows * 5) / 2
  await inSteps(postings, (from, to) => client.query(postingsSql, [id, from, to, company]))
  await inSteps(postings, (from, to) => client.query(entriesSql, [id, from, to, bank, other]))
  await client.query(checkpointsSql, [id])
}

const fill = async (client: pg.Client, company: FilledCompany): Promise<void> => {
  const { id, rows, boss } = company
  const own = (await client.query<{ id: string }>('select id from app.our_company where tenant_id = $1 limit 1', [id]))
    .rows[0]?.id
  if (own === undefined) throw new Error('a company has none of its own')
  const [customers, suppliers] = [await addParties(client, 'customer', id), await addParties(client, 'supplier', id)]
  const contracts = rows / planEach
  await inSteps(contracts, (from, to) =>
    client.query(contractsSql, [id, from, to, newId(), own, customers, suppliers, boss]),
  )
  await inSteps(contracts, (from, to) => client.query(plansSql, [id, from, to]))
  await addBooks(client, company, own)
}

const rights =
  '{contract:list,contract:show,paymentPlan:list,paymentPlan:show,journalLine:list,ledger:show,fundAccount:list,fundAccount:show,financeOverview:show,receivable:list,payable:list,projectFinance:list}'

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

export const buildMoney = async (config: Config): Promise<void> => {
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

export const knownMoney = async (config: Config): Promise<readonly MoneyCompany[]> => {
  const client = admin(config)
  await client.connect()
  const { rows } = await client.query<MoneyCompany>(
    `select a.tenant_id as id, a.id as finance, b.id as head, (select f.company_id from app.fund_account f where f.tenant_id = a.tenant_id) as company,
        (select count(*)::int from app.contract c where c.tenant_id = a.tenant_id) as rows
      from app."user" a join app."user" b on b.tenant_id = a.tenant_id and b.code = 'E1002' where a.code = 'E1001' order by rows desc`,
  )
  await client.end()
  return rows
}
