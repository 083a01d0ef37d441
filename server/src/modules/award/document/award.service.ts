import { award as calls, Award } from '@srm/api/award'
import { isChangeable } from '@srm/api/award/words'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { lockPurchase, purchaseSteps } from '#modules/inquiry/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { proposeAward } from './propose.service.ts'
import { comparisonInput } from '../parity/input.rules.ts'
import { readLines, readQuoteLines, readQuotes } from '../parity/matrix.store.ts'
import { priceAward, type Pick } from './price.rules.ts'

type Input = CreateInput<typeof Award>
export type AwardRow = Row<typeof Award>

const headSql = `select title, project_id as project, owner_id as owner, department_id as department from purchase_ref
  where tenant_id = $1 and id = $2`

type Purchase = {
  readonly title: string
  readonly project: string | null
  readonly owner: string
  readonly department: string | null
}

const otherSql = `select code from award where tenant_id = $1 and purchase_id = $2
  and status in ('draft', 'pending', 'returned', 'withdrawn') and id is distinct from $3::uuid limit 1`

/** One award of a purchase is made and decided at a time. */
const assertAlone = async (ctx: Ctx, purchase: string, self: string | null): Promise<void> => {
  const [other] = (await ctx.db.run<{ code: string }>(otherSql, [ctx.tenantId, purchase, self])).rows
  if (other) fail('award.another', { words: { code: { zh: other.code, en: other.code } } })
}

const prepare = async (ctx: Ctx, sent: Input, before: AwardRow | undefined): Promise<Input> => {
  if (ctx.session.masks?.has('cost')) fail('award.masked')
  if (before && !isChangeable(before)) fail('award.locked')
  const { purchase } = sent
  if (before && before.purchase.id !== purchase)
    fail('record.bad_reference', { errors: [{ path: 'purchase', message: '' }] })
  await purchaseSteps.assertVisible(ctx, purchase)
  if ((await lockPurchase(ctx, purchase)).stage !== 'opened') fail('award.not_comparing')
  await assertAlone(ctx, purchase, before?.id ?? null)
  const { values } = await proposeAward(ctx, { ...sent, purchase }, before?.id ?? null)
  if (values.isSingleSource && !sent.singleSourceReason)
    fail('award.few_quotes', {
      words: {
        count: { zh: String(values.quoteCount), en: String(values.quoteCount) },
        min: { zh: String(values.minQuotes), en: String(values.minQuotes) },
      },
      errors: [{ path: 'singleSourceReason', message: '' }],
    })
  const [of = fail('record.bad_reference')] = (await ctx.db.run<Purchase>(headSql, [ctx.tenantId, purchase])).rows
  const whole = { ...sent, purchase, ...values, title: `定标：${of.title}`.slice(0, 200), project: of.project }
  if (before) return whole
  // The buyer answers for the award, whoever wrote it down.
  return { ...whole, owner: of.owner, department: of.department, status: 'draft' as const }
}

const followSql = `update award_line al set purchase_type_id = l.purchase_type_id, name = l.name,
    quote_line_id = (select ql.id from quote_line_ref ql join quote_ref q on q.tenant_id = ql.tenant_id and q.id = ql.quote_id
      join purchase_ref p on p.tenant_id = q.tenant_id and p.id = q.purchase_id
      where q.tenant_id = al.tenant_id and q.purchase_id = l.purchase_id and q.supplier_id = al.supplier_id
        and q.round_no = p.round_no and q.state <> 'invalid' and ql.purchase_line_id = l.id limit 1)
  from purchase_line_ref l where al.tenant_id = $1 and al.award_id = $2 and l.tenant_id = al.tenant_id and l.id = al.purchase_line_id`

const stampSql = `update award_line set approved_at = $3 where tenant_id = $1 and award_id = $2`

/** What lines say beside what was sent: of what they are, by which quote, and since when they are history. */
export const finishAwardLines = async (ctx: Ctx, id: string, approvedAt: string | null = null): Promise<void> => {
  await ctx.db.run(followSql, [ctx.tenantId, id])
  if (approvedAt !== null) await ctx.db.run(stampSql, [ctx.tenantId, id, approvedAt])
}

export const awards = defineResource(Award, calls.award, {
  code: { type: 85, prefix: 'DB', period: 'year' },
  imports: false,
  lines: { lines: { table: 'award_line', parent: 'award_id' } },
  allows: ({ status }) => [...(isChangeable({ status }) ? ['update'] : []), ...(status === 'draft' ? ['delete'] : [])],
  prepare,
  changed: async (ctx, id, after) => {
    if (after) await finishAwardLines(ctx, id)
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('award.kept')
  },
})

export const awardRecords = awards.service.records

/** Minimum spends to be filled up and discounts, supplier by supplier: what an order has beside its lines. */
export const adjustmentsOf = async (ctx: Ctx, id: string): Promise<ReadonlyMap<string, string>> => {
  const { purchase, lines: awarded } = await awardRecords.held(ctx, id)
  const lines = await readLines(ctx, purchase.id, id)
  const quotes = await readQuotes(ctx, purchase.id)
  const offers = await readQuoteLines(
    ctx,
    quotes.map((quote) => quote.id),
  )
  const prices = { input: comparisonInput(lines, quotes, offers), lines, breakfastValue: null }
  const picks = awarded.flatMap(({ purchaseLine, supplier, quantity, isLowest, isAbnormal }): Pick[] => {
    const at = lines.findIndex((line) => line.id === purchaseLine.id)
    const quote = quotes.findIndex((one) => one.supplier.id === supplier.id)
    const wish = { purchaseLine: purchaseLine.id, supplier: supplier.id, quantity, isLowest, isAbnormal }
    return at < 0 || quote < 0 ? [] : [{ at, quote, wish }]
  })
  return new Map(
    [...Map.groupBy(picks, ({ wish }) => wish.supplier)].map(([supplier, mine]) => [
      supplier,
      priceAward(prices, mine).adjustment,
    ]),
  )
}
