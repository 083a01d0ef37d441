import { BankFormat, receipt } from '@srm/api/receipt'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { defineResource } from '#modules/record/index.ts'
import { usualFormats } from './format.defaults.ts'
import type { Format } from './statement.rules.ts'

mapConstraintError('bank_format_name_key', 'bankFormat.taken', 'name')

export const formats = defineResource(BankFormat, receipt.format, {
  code: { type: 178, prefix: 'DZGS', digits: 4 },
  prepare: (_, sent) => {
    const isMarked = sent.amountColumn && sent.signColumn && sent.creditMark
    if (!sent.creditColumn && !isMarked) fail('bankFormat.amount', { errors: [{ path: 'creditColumn', message: '' }] })
    return sent
  },
})

const formatsSql = `select id, name, day_column as "dayColumn", credit_column as "creditColumn", amount_column as "amountColumn",
    sign_column as "signColumn", credit_mark as "creditMark", payer_name_column as "payerNameColumn",
    payer_account_column as "payerAccountColumn", payer_bank_column as "payerBankColumn", summary_column as "summaryColumn",
    serial_column as "serialColumn", balance_column as "balanceColumn" from bank_format
  where tenant_id = $1 and ($2::uuid is null and status = 'enabled' or id = $2) order by created_at desc, id`

/** The formats a file may be in, the company's newest first; the one that was chosen, where one was. */
export const formatsOf = async (ctx: Ctx, id: string | undefined): Promise<readonly Format[]> => {
  const { rows } = await ctx.db.run<Format>(formatsSql, [ctx.tenantId, id ?? null])
  if (id !== undefined && rows.length === 0) fail('record.bad_reference', { errors: [{ path: 'format', message: '' }] })
  return rows
}

const seededSql = `select 1 from bank_format where tenant_id = $1 and code like 'DZGS-U%' limit 1`
const namesSql = `select name from bank_format where tenant_id = $1`

/** Each under a code of its own, so that a company that changed or removed some is not given them again. */
export const seedFormats = async (ctx: Ctx): Promise<void> => {
  if ((await ctx.db.run(seededSql, [ctx.tenantId])).rowCount !== 0) return
  const { rows } = await ctx.db.run<{ name: string }>(namesSql, [ctx.tenantId])
  const known = new Set(rows.map(({ name }) => name))
  const all = usualFormats.map((one, at) => ({
    ...one,
    code: `DZGS-U${String(at + 1).padStart(2, '0')}`,
    status: 'enabled',
  }))
  await fillRecords(
    ctx,
    BankFormat,
    all.filter(({ name }) => !known.has(name)),
  )
}
