import { budget } from '@srm/api/budget'
import { project } from '@srm/api/project'
import { expect } from 'vitest'
import { aBudget } from '#modules/budget/budget.fixture.ts'
import { budgetVersions, closeBudgetUse, useBudget } from '#modules/budget/index.ts'
import { newId } from '#kernel/ids.ts'
import { aTypedProject } from './projects.ts'
import type { TestTenant } from './tenant.ts'

type Line = { readonly name: string; readonly price: string; readonly category?: string }

export const firstCategory = async (me: TestTenant): Promise<string> =>
  (await me.call(budget.classify.all, { query: {} })).result[0]?.id ?? ''

/** As if everybody asked had agreed. */
export const approveBudget = (me: TestTenant, id: string): Promise<void> =>
  me.inside(async (ctx) => {
    await ctx.db.run(`update budget set status = 'approved' where tenant_id = $1 and id = $2`, [ctx.tenantId, id])
    await budgetVersions.takeEffect(ctx, id)
  })

/** A project with a budget in effect; its lines by name. */
export const aBudgetedProject = async (
  me: TestTenant,
  lines: readonly Line[],
  of: Parameters<typeof aTypedProject>[1] = {},
) => {
  const { id: projectId } = (await me.call(project.project.create, { body: await aTypedProject(me, of) })).result
  const usual = await firstCategory(me)
  const body = aBudget({
    project: projectId,
    lines: lines.map(({ name, price, category }) => ({ category: category ?? usual, name, costPrice: price })),
  })
  const made = await me.call(budget.budget.create, { body })
  expect(made.status, made.message).toBe(200)
  await approveBudget(me, made.result.id)
  const choices = (await me.call(budget.item.choice, { query: { projectId } })).result
  const items = new Map(choices.map(({ id, name }) => [name, id]))
  return { projectId, budgetId: made.result.id, item: (name: string): string => items.get(name) ?? '' }
}

/** How a line stands. */
export const standingOf = async (me: TestTenant, id: string) => {
  const { amount, pending, reserved, committed, actual, available } = (
    await me.call(budget.item.show, { params: { id } })
  ).result
  return { amount, pending, reserved, committed, actual, available }
}

/** A line of a budget that a document uses and another has given up. */
export const addBudgetUse = (me: TestTenant, records: Readonly<Record<string, string>>): Promise<void> =>
  me.inside(async (ctx) => {
    const holds = [{ item: records['budgetItem'] ?? '', amount: '12.00' }]
    await useBudget(ctx, { holder: { kind: 'order', id: newId() }, point: 'commit', holds })
    await closeBudgetUse(ctx, { kind: 'demand', id: newId() }, 'reserve')
  })
