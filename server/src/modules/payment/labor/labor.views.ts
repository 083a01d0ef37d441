import type { Parsed } from '@srm/api/endpoint'
import { PaymentRequest, type LaborRow, type payment } from '@srm/api/payment'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { unseal } from '#kernel/log/sealing.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { coveredNumber, toCsv } from '../batch/bank-file.rules.ts'

/** Who was paid for work in a month, by the company that paid and keeps back the tax. */
const monthSql = `select r.id_no_key || coalesce(r.company_id::text, '') as key, max(r.payee_name) as name, max(r.id_no) as sealed,
    coalesce(o.name, '') as company, count(*)::int as count, sum(r.amount)::text as gross, sum(r.withheld)::text as withheld,
    sum(r.pay_amount)::text as net
  from payment_request r left join our_company_ref o on o.tenant_id = r.tenant_id and o.id = r.company_id
  where r.tenant_id = $1 and r.kind = 'labor' and r.id_no_key is not null and r.stage = 'paid'
    and r.paid_on >= $2::date and r.paid_on < $2::date + interval '1 month'
  group by r.id_no_key, r.company_id, o.name order by o.name, max(r.payee_name), 1`

type Row = Omit<LaborRow, 'idNo' | 'gross' | 'withheld' | 'net'> &
  Record<'gross' | 'withheld' | 'net', string> & { readonly sealed: string }

const rowsOf = async (ctx: Ctx, month: string): Promise<Row[]> =>
  (await ctx.db.run<Row>(monthSql, [ctx.tenantId, `${month}-01`])).rows

const areAmountsCovered = ({ session }: Ctx): boolean => isMasked(metaOf(PaymentRequest.fields.amount), session)

type Query = Parsed<typeof payment.laborTax.month>['query']

export const laborMonth = async (ctx: Ctx, { month }: Query): Promise<LaborRow[]> => {
  const isCovered = areAmountsCovered(ctx)
  return (await rowsOf(ctx, month)).map(({ sealed, gross, withheld, net, ...row }) => ({
    ...row,
    idNo: coveredNumber(unseal(ctx.config, ctx.tenantId, sealed)),
    ...(isCovered ? { gross: null, withheld: null, net: null } : { gross, withheld, net }),
  }))
}

const columns = [
  '扣缴单位',
  '姓名',
  '证件类型',
  '证件号码',
  '所得项目',
  '笔数',
  '收入',
  '已扣缴税额',
  '实付金额',
] as const

/** What the tax office is told; who took it with them stands in the log. */
export const laborFile = async (ctx: Ctx, { month }: Query) => {
  if (areAmountsCovered(ctx)) fail('paymentRequest.masked')
  const rows = await rowsOf(ctx, month)
  const lines = rows.map(({ sealed, name, company, count, gross, withheld, net }) => [
    company,
    name,
    '居民身份证',
    `\t${unseal(ctx.config, ctx.tenantId, sealed)}`,
    '劳务报酬所得',
    String(count),
    gross,
    withheld,
    net,
  ])
  await ctx.systemLog('labor_tax.exported', { month, count: rows.length })
  return { name: `劳务个税 ${month}.csv`, content: toCsv([columns, ...lines]) }
}
