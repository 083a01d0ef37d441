import { createHash } from 'node:crypto'
import type { AcceptancePage } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { AcceptanceRow } from '../acceptance.store.ts'

type Head = Pick<AcceptancePage, 'company' | 'supplier' | 'orderCode' | 'project'> & { readonly orderVersion: number }

const headSql = `select t.company_name as company, s.name as supplier, o.code as "orderCode", o.version_no as "orderVersion", p.name as project
  from acceptance a join tenant_ref t on t.tenant_id = a.tenant_id
    join supplier_ref s on s.tenant_id = a.tenant_id and s.id = a.supplier_id
    join purchase_order_ref o on o.tenant_id = a.tenant_id and o.id = a.order_id
    left join project_ref p on p.tenant_id = a.tenant_id and p.id = a.project_id
  where a.tenant_id = $1 and a.id = $2`

const headOf = async (ctx: Ctx, id: string): Promise<Head> =>
  (await ctx.db.run<Head>(headSql, [ctx.tenantId, id])).rows[0] ?? fail('acceptance.gone')

/** Rows are read with nothing covered: no amount is missing here. */
const known = (amount: string | null): string => amount ?? '0.00'

const linesOf = ({ lines }: AcceptanceRow) =>
  lines.map((line) => ({
    name: line.orderLine.name,
    day: line.day,
    part: line.part,
    unit: line.unit,
    orderedQuantity: line.orderedQuantity ?? '0',
    orderedTimes: line.orderedTimes ?? '1',
    quantity: line.quantity,
    times: line.times,
    unitPrice: known(line.unitPrice),
    amount: known(line.amount),
    isCustomerPaid: line.isCustomerPaid,
    remark: line.remark,
  }))

const idOfFile = (file: string | { readonly id: string }): string => (typeof file === 'string' ? file : file.id)

/**
 * Everything a supplier signs, in one order and in no language: files by their ids, reasons by their codes. The hash of
 * it says what was read, whatever is written into the acceptance afterwards.
 */
export const readContent = async (ctx: Ctx, row: AcceptanceRow) => {
  const { orderVersion, ...head } = await headOf(ctx, row.id)
  const shown = {
    ...head,
    code: row.code ?? '',
    title: row.title,
    orderVersion: row.orderVersion,
    acceptedOn: row.acceptedOn,
    isFinal: row.isFinal,
    remark: row.remark,
    lines: linesOf(row),
    deductions: row.deductions.map(({ reason, orderLine, amount, note, files }) => ({
      reason,
      line: orderLine?.name ?? null,
      amount: known(amount),
      note,
      files: files.map(idOfFile),
    })),
    photos: row.photos.map(idOfFile),
    linesAmount: known(row.linesAmount),
    adjustment: known(row.adjustment),
    deductionAmount: known(row.deductionAmount),
    amount: known(row.amount),
  }
  const text = JSON.stringify(shown)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { shown, text, sha256, isCurrent: orderVersion === row.orderVersion }
}

export type SignedContent = Awaited<ReturnType<typeof readContent>>
