import { ledger, MonthReopen } from '@srm/api/ledger'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf } from '#kernel/records/document.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { defineResource } from '#modules/record/index.ts'
import { holdBook, writeClose } from './close.service.ts'

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

export const reopenSentence = label('反结账：{{company}} {{month}}', 'Reopen {{month}} of {{company}}')

const companySql = `select c.name, (select b.closed_until::text from ledger_book b where b.tenant_id = $1 and b.company_id = $2) as until
  from our_company_ref c where c.tenant_id = $1 and c.id = $2`
const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

const nameOfClosed = async (
  ctx: Ctx,
  { company, month }: Pick<CreateInput<typeof MonthReopen>, 'company' | 'month'>,
) => {
  if (!month.endsWith('-01')) fail('monthReopen.month', { errors: [{ path: 'month', message: '' }] })
  const { rows } = await ctx.db.run<{ name: string; until: string | null }>(companySql, [ctx.tenantId, company])
  const { name, until } = rows[0] ?? fail('record.bad_reference')
  if (until === null || month > until) fail('monthReopen.not_closed', { errors: [{ path: 'month', message: '' }] })
  return name
}

export const reopenings = defineResource(MonthReopen, ledger.monthReopen, {
  code: { type: 171, prefix: 'FJZ', period: 'year' },
  allows: ({ status }) => [
    ...(changeable.includes(status) ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
  ],
  prepare: async (ctx, sent, before) => {
    if (before && !changeable.includes(before.status)) fail('monthReopen.locked')
    const company = await nameOfClosed(ctx, sent)
    const whole = { ...sent, title: fillSentence(reopenSentence, { company, month: sent.month.slice(0, 7) }) }
    if (before) return whole
    const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, ctx.userId])
    return { ...whole, owner: ctx.userId, department: rows[0]?.department ?? null, status: 'draft' as const }
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('monthReopen.kept')
  },
})

const rowSql = `select company_id as company, month::text as month, reason from month_reopen where tenant_id = $1 and id = $2`
const forgetSql = `delete from ledger_checkpoint where tenant_id = $1 and company_id = $2 and day >= $3::date`
const backSql = `update ledger_book set closed_until = $3::date - 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and company_id = $2`
const noneSql = `delete from ledger_book b where b.tenant_id = $1 and b.company_id = $2
  and not exists (select 1 from ledger_checkpoint c where c.tenant_id = $1 and c.company_id = $2)`

/** The month is open again, and with it all that was closed after it. */
const reopen = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ company: string; month: string; reason: string }>(rowSql, [ctx.tenantId, id])
  const { company, month, reason } = rows[0] ?? fail('record.not_found')
  const { closedUntil } = await holdBook(ctx, company)
  if (closedUntil === null || closedUntil < month) return
  const where = [ctx.tenantId, company]
  await ctx.db.run(forgetSql, [...where, month])
  await ctx.db.run(backSql, [...where, month])
  await ctx.db.run(noneSql, where)
  await writeClose(ctx, { company, month, action: 'reopened', note: reason })
}

const done = label('月份已反结账，请重新月结', 'The month was reopened; close it again')

export const reopenDocument = documentOf(MonthReopen, reopenings.service.records, {
  summary: ['company', 'month', 'reason'],
  inUse: (ctx) => Promise.resolve([done[ctx.language]]),
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager') },
    ],
  },
  on: { approved: reopen },
})
