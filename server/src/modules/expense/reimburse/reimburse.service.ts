import { Reimburse } from '@srm/api/expense'
import { shanghaiDay } from '@srm/api/shared/date'
import { label, type Label } from '@srm/api/shared/label'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf } from '#kernel/records/document.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { budgetFacts, budgetFactValues, budgetRequirements, judgeBudgetUse, useBudget } from '#modules/budget/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { applicantOf, assertClaimant, payeeOf } from '../applicant.service.ts'
import { assertItems, freeBudget } from '../budget.service.ts'
import { burdenOf } from './burden.rules.ts'
import { registerInvoices, releaseInvoices } from '../invoice/invoice.service.ts'
import { postClaim, unpostClaim } from '../ledger/post.service.ts'
import { mayChange } from '../loan/loan.rules.ts'
import { ruleOf, standardsOf } from '../standard/standard.service.ts'
import { invoicesIn, judgeLines, problemIn, totalsOf, type LineProblem } from './line.rules.ts'
import { proposeOffsets, settleOffsets } from './offset.service.ts'
import { reimburseRecords, seeingAll, type ReimburseRow } from './reimburse.store.ts'

type Input = CreateInput<typeof Reimburse>

const words: Readonly<Record<LineProblem['kind'], Label>> = {
  amount: label('金额应大于 0', 'an amount is more than nothing'),
  tax: label('税额不能大于金额', 'the tax cannot exceed the amount'),
  less: label('报销金额不能超过票面金额', 'it claims more than its invoice'),
  part: label('请补全票据号码、代码或乘车人', 'its invoice lacks a number, a code or a passenger'),
}

const assertLines = ({ lines }: Pick<Input, 'lines'>): void => {
  if (lines.length === 0) fail('reimburse.no_lines', { errors: [{ path: 'lines', message: '' }] })
  const problem = problemIn(lines)
  if (!problem) return
  const line = String(problem.index + 1)
  fail('reimburse.line_invoice', {
    words: { line: label(line, line), what: words[problem.kind] },
    errors: [{ path: `lines.${String(problem.index)}.${problem.field}`, message: '' }],
  })
}

const prepare = async (ctx: Ctx, sent: Input, before: ReimburseRow | undefined): Promise<Input> => {
  if (before) assertClaimant(ctx, before)
  if (before && !mayChange(before.status)) fail('expense.locked')
  assertLines(sent)
  if (sent.project) await assertOpenProject(ctx, sent.project, 'reimburse')
  await assertItems(ctx, sent.project, sent.lines)
  const lines = judgeLines(sent.lines, await standardsOf(ctx), await ruleOf(ctx))
  const totals = totalsOf(lines)
  const applicant = await applicantOf(ctx, sent, before)
  const claim = { ...totals, id: before?.id ?? null, owner: applicant.owner, project: sent.project ?? null }
  const offsets = await proposeOffsets(ctx, { ...claim, waiveReason: null })
  const whole = { ...sent, lines, ...applicant, ...(await payeeOf(ctx, sent, before)), ...totals, ...offsets }
  // What was decided before does not hold for what is asked anew.
  return { ...whole, waiveReason: null, ...(before ? {} : { stage: 'applying' as const, status: 'draft' as const }) }
}

const holderOf = ({ id, code, owner }: ReimburseRow) => ({ kind: Reimburse.name, id, code, owner: owner?.id ?? '' })

const keepInvoices = async (ctx: Ctx, row: ReimburseRow): Promise<void> =>
  registerInvoices(ctx, { holder: holderOf(row), invoices: invoicesIn(row.lines) })

export const reimburseService = resourceService(Reimburse, {
  records: reimburseRecords,
  prepare,
  changed: async (ctx, id, after, before) => {
    if (after) await keepInvoices(ctx, await reimburseRecords.held(ctx, id))
    else if (before) await registerInvoices(ctx, { holder: holderOf(before), invoices: [] })
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('expense.kept')
  },
})

const held = (ctx: Ctx, id: string): Promise<ReimburseRow> => reimburseRecords.held(seeingAll(ctx), id)

const onPending = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await held(ctx, id)
  await keepInvoices(ctx, row)
  await settleOffsets(ctx, row, 'held')
  await useBudget(ctx, { ...burdenOf(row), isPending: true })
}

const onApproved = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await held(ctx, id)
  await keepInvoices(ctx, row)
  const { payAmount } = await settleOffsets(ctx, row, 'done')
  await useBudget(ctx, burdenOf(row))
  const stage = compareMoney(payAmount, '0') > 0 ? 'toPay' : 'paid'
  await reimburseRecords.patch(seeingAll(ctx), id, { stage })
  await postClaim(ctx, await held(ctx, id), { day: shanghaiDay(new Date()) })
}

/** Back with whoever asked: loans and budget are free again, the receipts stay theirs. */
const onBack = async (ctx: Ctx, id: string): Promise<void> => {
  await settleOffsets(ctx, await held(ctx, id), 'planned')
  await freeBudget(ctx, Reimburse.name, id)
}

const onRefused = async (ctx: Ctx, id: string): Promise<void> => {
  await onBack(ctx, id)
  await releaseInvoices(ctx, { kind: Reimburse.name, id })
}

const onVoid = async (ctx: Ctx, id: string): Promise<void> => {
  await unpostClaim(ctx, await held(ctx, id))
  await settleOffsets(ctx, await held(ctx, id), 'none')
  await freeBudget(ctx, Reimburse.name, id)
  await releaseInvoices(ctx, { kind: Reimburse.name, id })
  await reimburseRecords.patch(seeingAll(ctx), id, { stage: 'canceled' })
}

export const reimburseDocument = documentOf(Reimburse, reimburseRecords, {
  lines: reimburseRecords.lines,
  amount: 'amount',
  summary: ['amount', 'project', 'offsetTotal', 'payAmount', 'overDays'],
  facts: { fields: budgetFacts, read: async (ctx, row) => budgetFactValues(await judgeBudgetUse(ctx, burdenOf(row))) },
  mustApprove: async (ctx, row) =>
    budgetRequirements(ctx, await judgeBudgetUse(ctx, { ...burdenOf(row), isPending: true })),
  inUse: async (ctx, { paidOn }) => (paidOn === null ? [] : [label('报销已付款', 'It was paid')[ctx.language]]),
  later: ['approvedTotal', 'offsetTotal', 'payAmount', 'waiveReason', 'paidOn', 'fundAccount', 'stage'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '20000.00' },
    ],
  },
  on: {
    pending: onPending,
    approved: onApproved,
    returned: onBack,
    withdrawn: onBack,
    rejected: onRefused,
    terminated: onRefused,
    void: onVoid,
  },
})
