import { lineAmounts } from '@srm/api/budget/amounts'
import { quantityOf } from '@srm/api/budget/quantity'
import { label } from '@srm/api/shared/label'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'

type LineRow = {
  readonly costType: 'fixed' | 'perHead'
  readonly formula: string | null
  readonly quantity: string
  readonly times: string
  readonly costPrice: string
  readonly incomePrice: string | null
  readonly adjustment: string | null
  readonly attendees: number
  readonly days: number
  readonly nights: number
  readonly sessions: number
}

const linesSql = `select l.cost_type as "costType", l.formula, l.quantity::text as quantity, l.times::text as times,
    l.cost_price::text as "costPrice", l.income_price::text as "incomePrice", l.adjustment::text as adjustment, b.attendees, b.days, b.nights, b.sessions
  from budget b join budget_line l on l.tenant_id = b.tenant_id and l.budget_id = b.id
  where b.tenant_id = $1 and b.project_id = $2 and b.is_effective`

const noTax = { costTaxRate: '0', isDeductible: false, incomeTaxRate: '0' }

const sums = (rows: readonly LineRow[], attendees: number | undefined) => {
  const amounts = rows.map((row) => {
    const counted = quantityOf(row, attendees === undefined ? row : { ...row, attendees })
    return lineAmounts({ ...row, ...noTax, quantity: typeof counted === 'string' ? counted : row.quantity })
  })
  return {
    cost: addMoney(...amounts.map(({ cost }) => cost)),
    income: addMoney(...amounts.map(({ income }) => income)),
  }
}

const words = { cost: label('预算成本', 'Budgeted cost'), income: label('对客报价', 'Quoted to the customer') }

/** What lines counted per head would come to with another number of people; whoever sees no amounts is told none. */
export const attendeesEffects = async (ctx: Ctx, projectId: string, attendees: number) => {
  const { rows } = await ctx.db.run<LineRow>(linesSql, [ctx.tenantId, projectId])
  if (rows.length === 0) return []
  const [before, after] = [sums(rows, undefined), sums(rows, attendees)]
  return (['cost', 'income'] as const)
    .filter((side) => !ctx.session.masks?.has(side) && before[side] !== after[side])
    .map((side) => ({ what: words[side], before: before[side], after: after[side] }))
}
