import { Contract, PaymentPlan } from '@srm/api/contract'
import { contractPages } from '@srm/api/contract/pages'
import { label } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const startOf = (column: string): string => `${column}::timestamp at time zone 'Asia/Shanghai'`

const within = (record: RecordDefinition, { ctx, params }: HomeQuestion, ...more: readonly string[]): string =>
  ['t.tenant_id = $1', ...more, ...scopeSql(record, ctx, params)].join(' and ')

const contractPath = `${contractPages.contract.detail.path}?id=`
const running = `t.stage in ('signed', 'performing', 'paused')`
const endsSoon = `t.end_date between ${today} and ${today} + t.notice_days`
const dueSoon = `t.stage in ('pending', 'partial') and t.due_date <= ${today} + 7`
/** Plans of contracts somebody answers for; finance looks after all of them. */
const owned = `exists (select 1 from contract c where c.tenant_id = t.tenant_id and c.id = t.contract_id and c.owner_id = $2)`

export const contractDuties: readonly HomeDuty[] = [
  {
    key: 'contract.toSign',
    rank: 30,
    label: label('待签署的合同', 'Contracts to be signed'),
    path: contractPath,
    permission: 'contract:sign',
    rows: (
      question,
    ) => `select t.id, t.code || ' ' || t.name as title, t.counterparty as note, t.stage_at as at from contract t
      where ${within(Contract, question, `t.stage = 'toSign'`)} order by t.stage_at, t.id`,
  },
  {
    key: 'contract.unsigned',
    rank: 31,
    label: label('我的合同超过 7 天未签署', 'My contracts unsigned for a week'),
    path: contractPath,
    permission: 'contract:show',
    rows: (
      question,
    ) => `select t.id, t.code || ' ' || t.name as title, t.counterparty as note, t.stage_at as at from contract t
      where ${within(Contract, question, 't.owner_id = $2', `t.stage = 'toSign'`, `t.stage_at < now() - interval '7 days'`)} order by t.stage_at, t.id`,
  },
  {
    key: 'contract.expiring',
    rank: 32,
    label: label('我的合同即将到期', 'My contracts that end soon'),
    path: contractPath,
    permission: 'contract:show',
    rows: (
      question,
    ) => `select t.id, t.code || ' ' || t.name as title, t.counterparty as note, ${startOf('t.end_date')} as at from contract t
      where ${within(Contract, question, 't.owner_id = $2', running, endsSoon)} order by t.end_date, t.id`,
  },
  {
    key: 'paymentPlan.mine',
    rank: 33,
    label: label('我的合同 7 日内到期的收付款', 'Instalments of my contracts due within a week'),
    path: `${contractPages.plan.detail.path}?id=`,
    permission: 'paymentPlan:show',
    rows: (question) => `select t.id, t.title, t.code as note, ${startOf('t.due_date')} as at from payment_plan t
      where ${within(PaymentPlan, question, owned, dueSoon)} order by t.due_date, t.id`,
  },
]

const filterOf = (...filters: readonly object[]): string => encodeURIComponent(JSON.stringify(filters))

export const contractFiguresOfHome: readonly HomeFigure[] = [
  {
    key: 'contract.toSign',
    rank: 38,
    label: label('待签署合同', 'To be signed'),
    path: `${contractPages.contract.list.path}?filter=${filterOf({ field: 'stage', op: 'in', value: ['toSign'] })}`,
    permission: 'contract:list',
    tone: 'warning',
    count: (question) => `select count(*) from contract t where ${within(Contract, question, `t.stage = 'toSign'`)}`,
  },
  {
    key: 'paymentPlan.overdue',
    rank: 39,
    label: label('逾期收付款', 'Instalments overdue'),
    path: `${contractPages.plan.list.path}?filter=${filterOf({ field: 'isOverdue', op: 'eq', value: true })}`,
    permission: 'paymentPlan:list',
    tone: 'danger',
    count: (question) => `select count(*) from payment_plan t where ${within(PaymentPlan, question, 't.is_overdue')}`,
  },
]
