import type { Parsed } from '@srm/api/endpoint'
import type { payment } from '@srm/api/payment'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own } from '../payment.db.ts'
import { bracketsOf } from './brackets.views.ts'
import { problemOf } from './tax.rules.ts'

export const laborTaxOf = async (ctx: Ctx) => {
  const { brackets, isOwn } = await bracketsOf(ctx)
  return { brackets: [...brackets], isOwn }
}

type Body = Parsed<typeof payment.laborTax.update>['body']

/** The company's own table from the next request on; an empty one gives the law's back. */
export const setLaborTax = async (ctx: Ctx, { brackets }: Body) => {
  const problem = problemOf(brackets)
  if (problem) {
    const { line, quick } = problem
    const words = { line: { zh: String(line), en: String(line) }, quick: { zh: quick, en: quick } }
    fail('laborTax.brackets', { words, errors: [{ path: `brackets.${String(line - 1)}.quick`, message: '' }] })
  }
  await own(ctx).deleteFrom('labor_tax_bracket').execute()
  const rows = brackets.map(({ above, rate, quick }) => ({ id: newId(), above, rate, quick }))
  if (rows.length > 0) await own(ctx).insertInto('labor_tax_bracket').values(rows).execute()
  await ctx.systemLog('setting.changed', { setting: 'laborTax', brackets })
  return laborTaxOf(ctx)
}
