import { approval } from '@srm/api/approval'
import { budget } from '@srm/api/budget'
import { expense } from '@srm/api/expense'
import { project } from '@srm/api/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '#kernel/auth/permissions.ts'
import { newId } from '#kernel/ids.ts'
import { aBudget, aBudgetChange } from '#modules/budget/budget.fixture.ts'
import { useBudget } from '#modules/budget/index.ts'
import { aReimburse, aReimburseLine } from '#modules/expense/expense.fixture.ts'
import { addPerson } from '#modules/identity/index.ts'
import { aProjectMember } from '#modules/project/project.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { publish, step, tree } from './approvals.ts'
import { approveBudget, firstCategory } from './budgets.ts'
import { crawl, type Observation } from './crawl.ts'
import { exchange, requestOf } from './exchange.ts'
import { aTypedProject } from './projects.ts'
import { memberOf, type Member } from './tenant.ts'
import { aWorld, type World } from './world.ts'

/** Amounts nobody would come upon by chance: prices, totals, changes, use and what is left of them. */
const price = '73913.47'
const quoted = '84917.53'
const moved = '2617.39'
const used = '61217.83'
const claimed = '27000.61'
const left = '12695.64'
const marks = [price, quoted, moved, used, left].flatMap((mark) => [mark, Number(mark).toLocaleString('en')])

let t: TestApp
let world: World
/** A project with a budget in effect, another in approval, a change, and a line in use. */
let records: Record<string, string>
beforeAll(async () => {
  t = await startApp()
  world = await aWorld(t, 'canaryMoney')
  records = { ...world.records, ...(await addMoney()) }
})
afterAll(() => t.close())

const addMoney = async (): Promise<Record<string, string>> => {
  const category = await firstCategory(world)
  const { id: of } = (await world.call(project.project.create, { body: await aTypedProject(world) })).result
  const line = { category, name: '主会场', costPrice: price, incomePrice: quoted }
  const body = aBudget({ project: of, lines: [line] })
  const first = (await world.call(budget.budget.create, { body: { ...body, lines: [{ ...line, costPrice: '1.00' }] } }))
    .result.id
  // What was changed stands in its timeline.
  const raised = { ...body, lines: [line], version: 1 }
  expect((await world.call(budget.budget.update, { params: { id: first }, body: raised })).status).toBe(200)
  await approveBudget(world, first)
  const item = (await world.call(budget.item.choice, { query: { projectId: of } })).result[0]?.id ?? ''
  const change = (
    await world.call(budget.change.create, {
      body: aBudgetChange({ project: of, lines: [{ to: item, amount: moved }] }),
    })
  ).result.id
  const holder = { kind: 'order', id: newId() }
  await world.inside((ctx) => useBudget(ctx, { holder, point: 'commit', holds: [{ item, amount: used }] }))
  for (const docType of ['budget', 'budgetChange', 'reimburse'])
    await publish(world, tree(world.userId, [step('a', [world.userId])]), 'create', docType)
  const second = (await world.call(budget.budget.create, { body })).result.id
  const sent = await world.call(approval.submit, { body: { docType: 'budget', docId: second } })
  expect(sent.status, sent.message).toBe(200)
  return { project: of, budget: first, budgetChange: change, budgetItem: item, approval: sent.result.id }
}

/** Of lists and words a build looks at some, another part with every commit; at what has an address always. */
const looksInBuild = 700

/** What a person reads anywhere, with what is asked for by a body and with the paper of the approval. */
const readAll = async (who: Member, some = looksInBuild): Promise<Observation[]> => {
  const me = { ...world, headers: who.headers }
  const ids = { ...world.ids, approval: records['approval'] ?? '' }
  const seen = await crawl(t, me, [price, '主会场'], { ids, records }, some)
  const asked = [
    [budget.listTree.getListTree, { body: { projectId: records['project'] ?? '' } }],
    [budget.listTree.getListTree, { body: { projectId: records['project'] ?? '', isNew: true } }],
    [approval.preview, { query: { docType: 'budget', docId: records['budget'] ?? '' } }],
    [approval.centre.of, { query: { docType: 'budget', docId: records['budget'] ?? '' } }],
  ] as const
  for (const [endpoint, example] of asked) {
    const { status, text } = await exchange(t, requestOf(endpoint, example, who.headers))
    seen.push({ what: `${endpoint.path} ${JSON.stringify(example)}`, status, text })
  }
  return seen
}

const leaksIn = (seen: readonly Observation[]): string[] =>
  seen.flatMap(({ what, text }) =>
    // What was asked for is told back by some answers.
    marks.filter((mark) => text.includes(mark) && !what.includes(mark)).map((mark) => `${what} shows ${mark}`),
  )

const plannerOf = async (): Promise<Member> => {
  const { departmentId } = world
  const id = await world.inside((ctx) =>
    addPerson(ctx, { username: 'moneyless', displayName: '策划', departmentId, roles: [] }),
  )
  const body = aProjectMember({ project: records['project'] ?? '', user: id, name: '策划', role: 'planner' })
  expect((await world.call(project.member.create, { body })).status).toBe(200)
  // Who looks after all approvals is shown all of them, whatever their part in the project.
  const permissions = allPermissions().filter((word) => word !== 'approval:admin')
  return memberOf(t, world.tenantId, id, { scope: { kind: 'self' }, permissions })
}

describe('money of a project', () => {
  it('is found by this crawl where it may be seen', async () => {
    const seen = leaksIn(await readAll(world, Infinity))
    for (const mark of [price, quoted, moved, used, left])
      expect(seen.some((one) => one.endsWith(` ${mark}`))).toBe(true)
  })

  it('is on no call of somebody whose role hides it, though everything else is open to them', async () => {
    const blind = memberOf(t, world.tenantId, world.userId, { masks: ['cost', 'income'] })
    expect(leaksIn(await readAll(blind))).toEqual([])
  })

  it('is on no call of a member whose role in the project has no part in it', async () => {
    expect(leaksIn(await readAll(await plannerOf()))).toEqual([])
  })

  it('is not told by the refusal of a claim that goes over it', async () => {
    const blind = memberOf(t, world.tenantId, world.userId, { masks: ['cost', 'income'] })
    const line = aReimburseLine({ amount: claimed, budgetItem: records['budgetItem'] ?? '' })
    const body = aReimburse({ project: records['project'] ?? '', lines: [line] })
    const made = await blind.call(expense.reimburse.create, { body })
    expect(made.status, made.message).toBe(200)
    const refused = await blind.call(approval.submit, { body: { docType: 'reimburse', docId: made.result.id } })
    expect(refused.key).toBe('budget.exceeded')
    expect(refused.message).toContain('主会场')
    expect(refused.message).not.toMatch(/\d{3,}/)
    const told = await world.call(approval.submit, { body: { docType: 'reimburse', docId: made.result.id } })
    expect(told.message).toContain(price)
  })
})
