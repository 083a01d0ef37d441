import { FinalAccount } from '@srm/api/final-account'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { madeAccounts } from '#modules/final-account/index.ts'
import { asOf, daysAgo } from '../past.ts'

type FinishedProject = {
  readonly id: string
  readonly stage: string
  readonly owner: string
  readonly closedAt: string | null
}

const finishedSql = `select id, stage, owner_id as owner, closed_at as "closedAt" from project
  where tenant_id = $1 and stage in ('settling', 'closed') order by code`
const reopenSql = `update project set stage = 'settling', closed_at = null where tenant_id = $1 and id = $2`
const closeSql = `update project set stage = 'closed', closed_at = $3 where tenant_id = $1 and id = $2`
const financeSql = `select u.id from user_ref u join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id
  where u.tenant_id = $1 and u.status = 'active' and d.code = 'CW' order by u.code desc`
const versionSql = `select version from final_account where tenant_id = $1 and id = $2`
const agreedSql = `update final_account set status = 'approved' where tenant_id = $1 and id = $2`

const versionOf = async (ctx: Ctx, id: string): Promise<number> =>
  (await ctx.db.run<{ version: number }>(versionSql, [ctx.tenantId, id])).rows[0]?.version ?? 1

const reasons = {
  cost: '发票已催供应商，尾款按约定在收票后支付',
  income: '尾款在约定账期内，已列入应收跟进',
} as const

/** Differences are explained by the project, side by side; one of the first is left over where it is still being made. */
const explainSome = async (ctx: Ctx, id: string, isWhole: boolean): Promise<void> => {
  const { documents } = await madeAccounts.sheet(ctx, id)
  for (const side of ['cost', 'income'] as const) {
    const open = documents.filter((one) => one.side === side && one.isOpen).map((one) => one.id)
    const chosen = isWhole ? open : open.slice(1)
    if (chosen.length === 0) continue
    const body = { version: await versionOf(ctx, id), documents: chosen, reason: reasons[side] }
    await madeAccounts.explain(ctx, id, body)
  }
}

const linesSql = `select id from final_account_line where tenant_id = $1 and account_id = $2 order by line`

const confirm = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(linesSql, [ctx.tenantId, id])
  const body = { version: await versionOf(ctx, id), lines: rows.map((row) => row.id), isConfirmed: true }
  await madeAccounts.confirm(ctx, id, body)
}

const body = (project: string, isLocked: boolean) =>
  FinalAccount.create.parse({
    project,
    conclusion: isLocked ? '活动按合同交付，成本控制在预算以内，差异均已说明。' : '等最后几张供应商发票到齐后送审。',
  })

/** What finished projects came to: of those that are closed it is locked, of those being settled it is in preparation. */
export const seedAccounts = async (app: App, tenantId: string): Promise<void> => {
  const { projects, finance } = await app.asTenant(tenantId, async (ctx) => ({
    projects: (await ctx.db.run<FinishedProject>(finishedSql, [tenantId])).rows,
    finance: (await ctx.db.run<{ id: string }>(financeSql, [tenantId])).rows,
  }))
  for (const { id: project, stage, owner, closedAt } of projects) {
    const isLocked = stage === 'closed'
    const second = finance.find((one) => one.id !== owner)?.id
    if (second === undefined) continue
    const moment = closedAt ?? daysAgo(2)
    const place = { tenantId, moment }
    const id = await asOf(app, { ...place, by: owner }, async (ctx) => {
      if (isLocked) await ctx.db.run(reopenSql, [tenantId, project])
      const made = await madeAccounts.create(ctx, body(project, isLocked))
      await explainSome(ctx, made.id, isLocked)
      return made.id
    })
    if (!isLocked) continue
    await asOf(app, { ...place, by: second }, (ctx) => confirm(ctx, id))
    await asOf(app, { ...place, by: second }, async (ctx) => {
      await ctx.db.run(agreedSql, [tenantId, id])
      await madeAccounts.approved(ctx, id)
      await ctx.db.run(closeSql, [tenantId, project, closedAt])
    })
  }
}
