import { Purchase } from '@srm/api/inquiry'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { policyOf } from '../publish/policy.service.ts'
import { isVisibleChange, voidQuotes } from '../monitor/change.service.ts'
import { assertLines, followLines } from './lines.service.ts'
import { actionsOf, isAsCareful, isEditable } from './stage.rules.ts'

type Input = CreateInput<typeof Purchase>
type PurchaseRow = Row<typeof Purchase>

export const purchaseRecords = store(Purchase, {
  lines: { lines: { table: 'purchase_line', parent: 'purchase_id' } },
  allows: actionsOf,
})

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

const departmentOf = async (ctx: Ctx, person: string | null): Promise<string | null> => {
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, person])
  return rows[0]?.department ?? null
}

const isSameMoment = (one: string | null | undefined, other: string | null): boolean =>
  one && other ? Date.parse(one) === Date.parse(other) : (one ?? null) === other

/** What suppliers act on is fixed once they are asked; the deadline moves by a step of its own. */
const assertPublished = (sent: Input, before: PurchaseRow): void => {
  const fixed =
    sent.method === before.method && isSameMoment(sent.deadline, before.deadline) && sent.awardMode === before.awardMode
  if (!fixed || sent.isStateHidden !== before.isStateHidden) fail('purchase.fixed')
  if ((sent.minQuotes ?? 0) < (before.minQuotes ?? 1))
    fail('purchase.min_quotes', { words: { count: sameText(String(before.minQuotes ?? 1)) } })
  if (!sent.openMode || !before.openMode || !isAsCareful(sent.openMode, before.openMode)) fail('purchase.open_mode')
}

/** What was quoted in a round before stays to be compared with what is quoted now. */
const assertRoundLines = (sent: Input, before: PurchaseRow): void => {
  const kept = new Set(sent.lines.flatMap(({ id }) => id ?? []))
  if (before.roundNo > 1 && before.lines.some(({ id }) => !kept.has(id))) fail('purchase.round_lines')
}

const sameText = (text: string) => ({ zh: text, en: text })

const prepare = async (ctx: Ctx, sent: Input, before: PurchaseRow | undefined): Promise<Input> => {
  if (before && before.stage !== 'draft' && before.stage !== 'quoting') fail('purchase.locked')
  if (before?.stage === 'draft' && !isEditable(before.status)) fail('purchase.locked')
  if (sent.lines.length === 0) fail('purchase.no_lines', { errors: [{ path: 'lines', message: '' }] })
  if (sent.project && sent.project !== before?.project?.id) await assertOpenProject(ctx, sent.project, 'purchase')
  if (before?.stage === 'quoting') {
    assertPublished(sent, before)
    assertRoundLines(sent, before)
  }
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  const whole = assertLines(
    {
      ...sent,
      owner,
      department: sent.department ?? before?.department?.id ?? (await departmentOf(ctx, owner)),
      isStateHidden: sent.isStateHidden === true || sent.method === 'tender',
    },
    before,
  )
  if (before) return whole
  return { ...whole, ...beginning }
}

const beginning = {
  roundNo: 1,
  compareMethod: 'lowest',
  isTwoEnvelope: false,
  needsApproval: false,
  budgetAmount: '0.00',
  lineCount: 0,
  invitedCount: 0,
  stage: 'draft',
  status: 'draft',
} as const

const needsSql = `update purchase set needs_approval = $3, compare_method = $4, is_two_envelope = $5 where tenant_id = $1 and id = $2`

/** What the amount and the types ask for, as it stands now; publication looks again and keeps it. */
const refreshPolicy = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await readWhole(ctx, id)
  if (row.stage !== 'draft') return
  const { needsApproval, compareMethod, isTwoEnvelope } = await policyOf(ctx, policyInput(row))
  await ctx.db.run(needsSql, [ctx.tenantId, id, needsApproval, compareMethod, isTwoEnvelope])
}

/** Whatever the caller's scope, and with nothing covered: for the rules of the module itself. */
const everywhere = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})

/** One purchase with nothing covered; whether the caller may see it was asked before. */
export const readWhole = (ctx: Ctx, id: string) => purchaseRecords.show(everywhere(ctx), id)

export type WholePurchase = Awaited<ReturnType<typeof readWhole>>

export const policyInput = (row: WholePurchase) => ({
  method: row.method,
  budgetAmount: addMoney('0', ...row.lines.flatMap(({ budgetAmount }) => budgetAmount ?? [])),
  minQuotes: row.minQuotes,
  openMode: row.openMode,
  isStateHidden: row.isStateHidden,
  types: [...new Set(row.lines.map(({ purchaseType }) => purchaseType.id))],
})

export const purchaseService = resourceService(Purchase, {
  records: purchaseRecords,
  prepare,
  changed: async (ctx, id, after, before) => {
    await followLines(ctx, id, after, before)
    if (after && before?.stage !== 'quoting') await refreshPolicy(ctx, id)
    if (before?.stage === 'quoting' && after && isVisibleChange(after, before)) await voidQuotes(ctx, id)
  },
  removable: (_, { stage, status }) => {
    if (stage !== 'draft' || status !== 'draft') fail('purchase.kept')
  },
})
