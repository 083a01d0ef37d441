import { Deposit } from '@srm/api/payment'
import { paymentPages } from '@srm/api/payment/pages'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { HomeDuty } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import type { ProjectGuard } from '#modules/project/index.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const isOpen = `t.stage in ('held', 'partial')`

/** What lies with somebody and is due back within a week. */
export const depositDuties: readonly HomeDuty[] = [
  {
    key: 'deposit.book',
    rank: 14,
    label: label('待入账的押金', 'Deposits to book'),
    path: `${paymentPages.deposit.detail.path}?id=`,
    permission: 'deposit:book',
    rows: ({
      ctx,
      params,
    }) => `select t.id, t.title, t.counterparty as note, t.day::timestamp at time zone 'Asia/Shanghai' as at
      from deposit t where ${['t.tenant_id = $1', `t.stage = 'noted'`, 't.owner_id is distinct from $2', 't.created_by is distinct from $2', 't.updated_by is distinct from $2', ...scopeSql(Deposit, ctx, params)].join(' and ')}
      order by t.day, t.id`,
  },
  {
    key: 'deposit.expected',
    rank: 15,
    label: label('合同约定、待登记的押金', 'Deposits a contract asks for'),
    path: `${paymentPages.deposit.detail.path}?id=`,
    permission: 'deposit:update',
    rows: ({
      ctx,
      params,
    }) => `select t.id, t.title, t.counterparty as note, t.day::timestamp at time zone 'Asia/Shanghai' as at
      from deposit t where ${['t.tenant_id = $1', `t.stage = 'expected'`, 't.owner_id = $2', ...scopeSql(Deposit, ctx, params)].join(' and ')}
      order by t.day, t.id`,
  },
  {
    key: 'deposit.due',
    rank: 34,
    label: label('7 日内到期或逾期未退的押金', 'Deposits due back'),
    path: `${paymentPages.deposit.detail.path}?id=`,
    permission: 'deposit:show',
    rows: ({
      ctx,
      params,
    }) => `select t.id, t.title, t.counterparty as note, t.due_date::timestamp at time zone 'Asia/Shanghai' as at
      from deposit t where ${['t.tenant_id = $1', isOpen, 't.owner_id = $2', `t.due_date <= ${today} + 7`, ...scopeSql(Deposit, ctx, params)].join(' and ')}
      order by t.due_date, t.id`,
  },
]

const openSql = `select t.code, t.counterparty from deposit t where t.tenant_id = $1 and t.project_id = $2
  and t.stage <> 'done' order by t.code limit 6`

const maxNames = 5

/** A project is not closed while a deposit of it lies somewhere. */
export const depositGuard: ProjectGuard = {
  key: 'deposit.open',
  stage: 'closed',
  hindrance: async (ctx: Ctx, projectId) => {
    const { rows } = await ctx.db.run<{ code: string; counterparty: string }>(openSql, [ctx.tenantId, projectId])
    if (rows.length === 0) return undefined
    const some = rows.slice(0, maxNames).map(({ code, counterparty }) => `${code} ${counterparty}`)
    const rest = rows.length > some.length ? '…' : ''
    return label(`未了结的押金：${some.join('、')}${rest}`, `deposits not settled: ${some.join(', ')}${rest}`)
  },
}

const signed = (amount: string): string => `case when side = 'pay' then ${amount} else -${amount} end`

/** What deposits say lies elsewhere, and what of them was kept for good. */
export const depositSources = [
  {
    accounts: ['deposit'] as const,
    subject: Deposit.name,
    documents: `select id, code, ${signed('open')} as amount from deposit where tenant_id = $1 and stage not in ('expected', 'noted')`,
  },
  {
    accounts: ['cost', 'income'] as const,
    subject: Deposit.name,
    documents: `select id, code, ${signed('deducted')} as amount from deposit where tenant_id = $1 and deducted > 0`,
  },
]
