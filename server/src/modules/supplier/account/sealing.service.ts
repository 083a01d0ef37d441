import type { Ctx } from '#kernel/ctx.ts'
import { sealColumns } from '#kernel/log/resealing.ts'

export const sealNumbers = (ctx: Ctx): Promise<void> =>
  sealColumns(ctx, [
    ['supplier_bank_account', 'account_no'],
    ['supplier_account_change', 'account_no'],
    ['supplier_account_change', 'old_account_no'],
    ['staff', 'id_no'],
  ])
