import { Contract, type ContractSide } from '@srm/api/contract'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { holds } from '#kernel/auth/auth.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { clausesOf } from '../template/template.views.ts'
import { typeRule } from '../type/type.views.ts'
import { fillPlans } from '../plan/fill.service.ts'
import { resolveDues } from '../plan/due.service.ts'
import { takeOverMoney } from '../money/offset.service.ts'
import { settleOldest } from '../plan/settle.service.ts'
import { writeVersion } from '../change/version.service.ts'
import { brokenClause, markDeviations } from './clause.rules.ts'
import { contractRecords, type ContractRow, heldContract, isWritable, seeingAll, stamp } from './contract.store.ts'
import { completeLines, completePlans, problemIn, taxParts } from './money.rules.ts'
import { assertMain, counterpartyOf, holdParty, sideOf } from './party.service.ts'

/**
 * A contract from before the company began with the product is in force as it is entered: nobody approves or signs it
 * again. What was settled before lies on its oldest instalments, under a holder of its own that no period counts.
 */
const takeOver = async (ctx: Ctx, id: string): Promise<void> => {
  const all = seeingAll(ctx)
  const row = await heldContract(ctx, id)
  const isDone =
    row.openingSettled !== null && compareMoney(subtractMoney(row.amount ?? '0', row.openingSettled), '0') <= 0
  await contractRecords.patch(all, id, {
    status: 'approved',
    stage: isDone ? 'completed' : 'performing',
    signDate: row.openingSignDate,
    invoiced: row.openingInvoiced ?? '0.00',
    ...stamp(ctx, '期初'),
  })
  await writeVersion(ctx, id)
  await fillPlans(ctx, id)
  await resolveDues(ctx, { contracts: [id] }, 'approved')
  if (row.openingSettled && compareMoney(row.openingSettled, '0') > 0)
    await settleOldest(ctx, {
      contract: id,
      amount: row.openingSettled,
      day: row.openingSignDate ?? '',
      holder: { kind: 'opening', id },
    })
  await takeOverMoney(ctx, id)
}

type Input = CreateInput<typeof Contract>

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

const masks: Readonly<Partial<Record<ContractSide, string>>> = { receive: 'income', pay: 'cost' }

/** Whoever may not see amounts that come in, or that go out, writes no contracts about them. */
export const assertSeesAmounts = ({ session }: Ctx, side: ContractSide): void => {
  const mask = masks[side]
  if (mask !== undefined && session.masks?.has(mask)) fail('contract.masked')
}

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

const ownerOf = async (ctx: Ctx, sent: Input, before: ContractRow | undefined) => {
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  if (sent.department) return { owner, department: sent.department }
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, owner])
  return { owner, department: rows[0]?.department ?? before?.department?.id ?? null }
}

const assertOpening = (ctx: Ctx, sent: Input): void => {
  if (!sent.isOpening) return
  if (!holds(ctx.session, 'contract:opening')) fail('session.forbidden')
  if (!sent.openingSignDate) refuse('contract.opening', 'openingSignDate')
  const { openingSettled: amount } = sent
  if (amount && compareMoney(amount, sent.amount) > 0)
    fail('contract.opening_over', {
      words: { amount: { zh: amount, en: amount } },
      errors: [{ path: 'openingSettled', message: '' }],
    })
}

const assertTerms = async (ctx: Ctx, sent: Input, before: ContractRow | undefined): Promise<void> => {
  if (sent.startDate && sent.endDate && sent.endDate < sent.startDate) refuse('contract.dates', 'endDate')
  if (sent.project && !sent.isOpening && sent.project !== before?.project?.id)
    await assertOpenProject(ctx, sent.project, Contract.name)
}

/** Lines, instalments and clauses as the product completes them, or the first thing wrong with them. */
export const completeParts = async <I extends Pick<Input, 'lines' | 'plans' | 'clauses' | 'amount' | 'amountKind'>>(
  ctx: Ctx,
  sent: I,
  { template, hasProject }: { readonly template: string | null; readonly hasProject: boolean },
) => {
  const lines = completeLines(sent.lines)
  const plans = completePlans(sent.plans, sent)
  const problem = problemIn({ ...sent, lines, plans, hasProject })
  if (problem) fail(problem.key, { words: problem.words, errors: [{ path: problem.path, message: '' }] })
  const standard = await clausesOf(ctx, template)
  const broken = brokenClause(sent.clauses, standard)
  if (broken) fail('contract.clause_fixed', { words: { title: { zh: broken.title, en: broken.title } } })
  return { lines, plans, ...markDeviations(sent.clauses, standard) }
}

const fresh = (sent: Input) => {
  const nothing = '0.00'
  return {
    firstAmount: sent.amount,
    versionNo: 1,
    sealedFiles: [],
    invoiced: nothing,
    settled: nothing,
    hasOpenChange: false,
    stage: 'draft' as const,
    status: 'draft' as const,
  }
}

const prepare = async (ctx: Ctx, sent: Input, before: ContractRow | undefined): Promise<Input> => {
  if (before && !isWritable(before.status)) fail('contract.locked')
  if (before && before.isOpening !== sent.isOpening) fail('contract.locked')
  const { direction, status, templateId } = await typeRule(ctx, sent.type)
  if (status === 'disabled' && sent.type !== before?.type.id) refuse('contractType.disabled', 'type')
  const side = sideOf(direction, sent)
  assertSeesAmounts(ctx, side)
  assertOpening(ctx, sent)
  await assertTerms(ctx, sent, before)
  await holdParty(ctx, sent)
  await assertMain(ctx, direction, sent)
  const template = sent.template === undefined ? templateId : sent.template
  const parts = await completeParts(ctx, sent, { template, hasProject: Boolean(sent.project) })
  const whole = {
    ...sent,
    ...parts,
    template,
    direction,
    side,
    counterparty: await counterpartyOf(ctx, sent),
    ...taxParts(sent.amount, sent.taxRate),
    ...(await ownerOf(ctx, sent, before)),
  }
  return before ? { ...whole, firstAmount: sent.amount } : { ...whole, ...fresh(sent) }
}

export const contractService = resourceService(Contract, {
  records: contractRecords,
  prepare,
  changed: async (ctx, id, after, before) => {
    if (after?.isOpening && !before) await takeOver(ctx, id)
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('contract.kept')
  },
})
