import type { VoucherLayout } from '@srm/api/ledger'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { archive } from '#modules/transfer/index.ts'
import { headingsOf, rowsOf } from './layouts.rules.ts'
import { vouchersOf, type Period } from './voucher.views.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const fileName = label('会计凭证', 'vouchers')
const sheetName = '凭证'

type Query = Period & { readonly layout: VoucherLayout }

/** The vouchers of a period as the accounting program reads them; headings are its own in every language. */
export const exportVouchers = async (ctx: Ctx, query: Query, { reply }: Exchange): Promise<undefined> => {
  const { layout, from, to, companyId = null } = query
  const vouchers = await vouchersOf(ctx, query)
  if (vouchers.length === 0) fail('voucher.empty')
  const book = await archive.writeBook([{ name: sheetName, headings: headingsOf(layout) }])
  const rows = rowsOf(layout, vouchers)
  for (const row of rows) await book.add(0, row)
  await ctx.systemLog('record.exported', {
    subject: 'voucher',
    company: companyId,
    from,
    to,
    layout,
    rows: rows.length,
  })
  const called = `${fileName[ctx.language]}-${layout}-${from.slice(0, 7)}-${to.slice(0, 7)}.xlsx`
  void reply
    .header('content-type', mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(called)}`)
    .send(await book.finish())
  return undefined
}
