import { Demand } from '@srm/api/demand'
import { label, type Label } from '@srm/api/shared/label'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { typeSpecs } from '../type/type.views.ts'
import { demandRecords, mayChange, type DemandRow } from './demand.store.ts'
import { completeLines, problemIn } from './line.rules.ts'

type Input = CreateInput<typeof Demand>

const same = (text: string): Label => label(text, text)

const refuseLine = (index: number, field: string, what: Label): never =>
  fail('demand.line', {
    words: { line: same(String(index + 1)), what },
    errors: [{ path: `lines.${index}.${field}`, message: what.zh }],
  })

/** A demand is changed by whoever asks for it or wrote it down, not by others who see it. */
const assertRequester = (ctx: Ctx, { owner, createdBy }: DemandRow): void => {
  if (![owner, createdBy].some((one) => one?.id === ctx.userId) && !ctx.session.isSuper) fail('demand.not_yours')
}

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

const requesterOf = async (ctx: Ctx, sent: Input, before: DemandRow | undefined) => {
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  if (sent.department) return { owner, department: sent.department }
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, owner])
  return { owner, department: rows[0]?.department ?? before?.department?.id ?? null }
}

const itemsSql = `select id from budget_item_ref where tenant_id = $1 and project_id = $2 and id = any($3::uuid[])`

/** The budget lines a demand burdens are those of its project. */
const assertItems = async (ctx: Ctx, { project, lines }: Input): Promise<void> => {
  const items = [...new Set(lines.flatMap(({ budgetItem }) => budgetItem ?? []))]
  if (items.length === 0) return
  const { rows } = await ctx.db.run<{ id: string }>(itemsSql, [ctx.tenantId, project, items])
  const wrong = lines.findIndex(({ budgetItem }) => budgetItem && !rows.some(({ id }) => id === budgetItem))
  if (wrong >= 0)
    refuseLine(wrong, 'budgetItem', label('预算项不属于所选项目', 'the budget line is of another project'))
}

const prepare = async (ctx: Ctx, sent: Input, before: DemandRow | undefined): Promise<Input> => {
  if (before) assertRequester(ctx, before)
  if (before && !mayChange(before.status)) fail('demand.locked')
  if (sent.lines.length === 0) fail('demand.no_lines', { errors: [{ path: 'lines', message: '' }] })
  await assertOpenProject(ctx, sent.project, Demand.name)
  const types = await typeSpecs(
    ctx,
    sent.lines.map(({ purchaseType }) => purchaseType),
  )
  const problem = problemIn(sent.lines, types)
  if (problem) refuseLine(problem.index, problem.field, problem.what)
  await assertItems(ctx, sent)
  const lines = completeLines(sent.lines, types)
  const counted = {
    lines,
    lineCount: lines.length,
    amount: addMoney('0', ...lines.map(({ budgetAmount }) => budgetAmount ?? '0')),
  }
  const whole = { ...sent, ...counted, ...(await requesterOf(ctx, sent, before)) }
  return before ? whole : { ...whole, orderedRate: '0.00', stage: 'applying', status: 'draft' }
}

const amountsSql = `with l as (update demand_line set budget_amount = round(coalesce(budget_price, 0) * quantity * times, 2)
    where tenant_id = $1 and demand_id = $2 returning budget_amount)
  update demand set amount = (select coalesce(sum(budget_amount), 0) from l) where tenant_id = $1 and id = $2`

export const demandService = resourceService(Demand, {
  records: demandRecords,
  prepare,
  // Prices that are covered for whoever saves are only known in the table.
  changed: async (ctx, id, after) => {
    if (after) await ctx.db.run(amountsSql, [ctx.tenantId, id])
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('demand.kept')
  },
})
