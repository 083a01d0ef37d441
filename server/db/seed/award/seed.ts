import { Award } from '@srm/api/award'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { submit } from '#modules/approval/index.ts'
import { madeAwards } from '#modules/award/index.ts'
import { codeAsOf, hoursAfter } from '../past.ts'

type Purchase = {
  readonly id: string
  readonly title: string
  readonly stage: string
  readonly project: string | null
  readonly owner: string
  readonly department: string | null
  readonly minQuotes: number
  readonly openedAt: string
  readonly winners: readonly string[]
}

const purchasesSql = `select p.id, p.title, p.stage, p.project_id as project, p.owner_id as owner, p.department_id as department,
    p.min_quotes as "minQuotes", p.opened_at as "openedAt",
    array(select i.supplier_id from purchase_invitation_ref i where i.tenant_id = p.tenant_id and i.purchase_id = p.id and i.state = 'won') as winners
  from purchase_ref p where p.tenant_id = $1 and p.stage in ('awarding', 'awarded', 'ordered', 'archived') order by p.opened_at, p.id`

const explained = '现场考察后综合评定，服务与场地条件更合适'

type PricedAward = Awaited<ReturnType<typeof madeAwards.priceCheapest>>

const withReasons = ({ lines, count }: PricedAward) =>
  lines.map((line) => ({
    ...line,
    reasonCode: line.isLowest ? (count === 1 ? ('sole' as const) : ('lowest' as const)) : ('quality' as const),
    reasonText: line.isLowest && !line.isAbnormal ? null : explained,
  }))

const sync = lineSync(Award, { lines: { table: 'award_line', parent: 'award_id' } })

/** Decided the day after the quotes were opened. */
const addDecided = async (ctx: Ctx, purchase: Purchase, all: PricedAward): Promise<void> => {
  const code = await codeAsOf(ctx, Award.name, hoursAfter(purchase.openedAt, 4))
  const lines = withReasons(all)
  const { amount, adjustment, budgetSaving, lowestSaving, historySaving, count } = all
  const isSingleSource = count < purchase.minQuotes
  const [id = ''] = await fillRecords(ctx, Award, [
    {
      code,
      title: `定标：${purchase.title}`,
      purchase: purchase.id,
      project: purchase.project,
      suppliers: [...new Set(lines.map(({ supplier }) => supplier))].toSorted(),
      amount,
      adjustment,
      budgetSaving,
      lowestSaving,
      historySaving,
      quoteCount: count,
      minQuotes: purchase.minQuotes,
      isSingleSource,
      singleSourceReason: isSingleSource ? '当地具备条件的供应商有限' : null,
      attachments: [],
      remark: '各家报价已按同一口径比较。',
      owner: purchase.owner,
      department: purchase.department,
      approvedAt: hoursAfter(purchase.openedAt, 24),
      status: 'approved',
      madeAt: hoursAfter(purchase.openedAt, 4),
    },
  ])
  await sync(ctx, id, { lines })
  await madeAwards.finishLines(ctx, id, hoursAfter(purchase.openedAt, 24))
}

const reopenSql = `update purchase set stage = 'opened' where tenant_id = $1 and id = $2`

/** The one that is being decided goes through the use cases of people, so that its approval is a real one. */
const addPending = async (ctx: Ctx, { id }: Purchase, all: PricedAward): Promise<void> => {
  await ctx.db.run(reopenSql, [ctx.tenantId, id])
  const lines = withReasons(all).map(({ purchaseLine, supplier, quantity, reasonCode, reasonText }) => ({
    purchaseLine,
    supplier,
    quantity,
    reasonCode,
    reasonText,
    isLowest: false,
    isAbnormal: false,
  }))
  const body = {
    purchase: id,
    lines,
    attachments: [],
    remark: '各家报价已按同一口径比较。',
    singleSourceReason: '当地具备条件的供应商有限',
  }
  const made = await madeAwards.create(ctx, body)
  await submit(ctx, { docType: Award.name, docId: made.id, purpose: 'create' })
}

/** Who was awarded what of the purchases that are as far as that. */
export const seedAwards = async (app: App, tenantId: string): Promise<void> => {
  const all = await app.asTenant(
    tenantId,
    async (ctx) => (await ctx.db.run<Purchase>(purchasesSql, [ctx.tenantId])).rows,
  )
  for (const purchase of all)
    await app.asTenant(
      tenantId,
      async (ctx) => {
        const figures = await madeAwards.priceCheapest(ctx, purchase)
        if (figures.lines.length === 0) return
        await (purchase.stage === 'awarding' ? addPending : addDecided)(ctx, purchase, figures)
      },
      purchase.owner,
    )
}
