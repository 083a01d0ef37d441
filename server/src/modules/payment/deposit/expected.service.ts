import { Deposit } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { books } from '#modules/ledger/index.ts'
import { own } from '../payment.db.ts'
import { unrestricted } from '../request/request.store.ts'
import { depositRecords } from './deposit.store.ts'

const turnSql = `select pg_advisory_xact_lock(hashtextextended('deposits of ' || $1::text || $2::text, 0))`

/** Where nobody agreed on an end it is asked for after a quarter. */
const usualDays = 90

const termSql = `select c.name, c.side, c.counterparty, c.customer_id as customer, c.supplier_id as supplier, c.project_id as project,
    c.owner_id as owner, c.department_id as department, c.our_company_id as company, c.sign_date::text as day,
    greatest(coalesce(c.end_date, p.event_end, c.sign_date + ${String(usualDays)}), c.sign_date)::text as "dueDate",
    (case when c.stage in ('signed', 'performing', 'paused', 'completed') and not c.is_opening then coalesce(c.deposit, 0) else 0 end - coalesce((
      select sum(d.amount) from deposit d where d.tenant_id = $1 and d.contract_id = c.id and d.stage <> 'expected'), 0))::numeric(15, 2)::text as missing,
    (select d.id from deposit d where d.tenant_id = $1 and d.contract_id = c.id and d.stage = 'expected') as expected
  from contract_ref c left join project_ref p on p.tenant_id = c.tenant_id and p.id = c.project_id
  where c.tenant_id = $1 and c.id = $2`

type Term = {
  readonly name: string
  readonly side: string
  readonly counterparty: string
  readonly customer: string | null
  readonly supplier: string | null
  readonly project: string | null
  readonly owner: string | null
  readonly department: string | null
  readonly company: string
  readonly day: string | null
  readonly dueDate: string | null
  /** Agreed on, and not entered yet. */
  readonly missing: string
  readonly expected: string | null
}

const nobodySql = `update deposit set created_by = null where tenant_id = $1 and id = $2`

/** With the company's own account; whoever says that it moved says from which. */
const expect = async (ctx: Ctx, contract: string, term: Term): Promise<void> => {
  const { name, side, missing: amount, company, counterparty } = term
  const day = term.day ?? shanghaiDay(new Date())
  const place = await books.placeOf(ctx, { company, day, isBacklog: true })
  if (place === null) return
  const values = {
    title: `合同押金：${name}`.slice(0, 100),
    // A bond is what we give a customer, a deposit what we give a supplier: the other way round is entered by hand.
    side: 'pay' as const,
    kind: side === 'receive' ? ('performance' as const) : ('other' as const),
    amount,
    fundAccount: place.fund,
    day,
    dueDate: term.dueDate ?? day,
    counterparty,
    supplier: term.supplier,
    customer: term.customer,
    contract,
    project: term.project,
    owner: term.owner,
    department: term.department,
    remark: null,
    attachments: [],
    company,
    returned: '0.00',
    deducted: '0.00',
    open: amount,
    daysOver: 0,
    booker: null,
    stage: 'expected' as const,
  }
  const code = await issueCode(ctx, Deposit.name, values)
  const made = await depositRecords.create(unrestricted(ctx), { ...values, code })
  // Whoever signs the contract has entered no deposit, and may book it.
  await ctx.db.run(nobodySql, [ctx.tenantId, made.id])
}

/**
 * What a contract in force says is deposited, less what was entered for it, stands among the deposits as expected: made
 * with the signature, changed with the contract, gone when all of it was entered or the contract ended.
 */
export const expectDeposit = async (ctx: Ctx, contract: string): Promise<void> => {
  await ctx.db.run(turnSql, [ctx.tenantId, contract])
  const [term] = (await ctx.db.run<Term>(termSql, [ctx.tenantId, contract])).rows
  if (!term) return
  const isMissing = compareMoney(term.missing, '0') > 0
  if (!term.expected) {
    if (isMissing) await expect(ctx, contract, term)
  } else if (isMissing)
    await depositRecords.patch(unrestricted(ctx), term.expected, { amount: term.missing, open: term.missing })
  else await own(ctx).deleteFrom('deposit').where('id', '=', term.expected).execute()
}
