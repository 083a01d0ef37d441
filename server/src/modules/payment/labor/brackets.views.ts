import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../payment.db.ts'
import { usualBrackets, type TaxBracket } from './tax.rules.ts'

export type Brackets = { readonly brackets: readonly TaxBracket[]; readonly isOwn: boolean }

/** The table of the company, or the law's where it has none of its own. */
export const bracketsOf = async (ctx: Ctx): Promise<Brackets> => {
  const columns = ['above', 'rate', 'quick'] as const
  const rows = await own(ctx).selectFrom('labor_tax_bracket').select(columns).orderBy('above').execute()
  return rows.length > 0 ? { brackets: rows, isOwn: true } : { brackets: usualBrackets, isOwn: false }
}
