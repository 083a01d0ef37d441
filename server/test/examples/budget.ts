import { budget } from '@srm/api/budget'
import { project } from '@srm/api/project'
import { aBudget, aBudgetChange } from '#modules/budget/budget.fixture.ts'
import { aBudgetedProject, firstCategory } from '../budgets.ts'
import type { Examples, Make } from '../fixtures.ts'
import { aTypedProject } from '../projects.ts'
import type { TestTenant } from '../tenant.ts'

const { budget: versions, change, classify, contrast, control, item, listTree, template } = budget

const addProject = async (me: TestTenant): Promise<string> =>
  (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id

const budgeted = (me: TestTenant) => aBudgetedProject(me, [{ name: '主会场租赁', price: '30000.00' }])

const aLine = async (me: TestTenant) => ({ category: await firstCategory(me), name: '茶歇', costPrice: '45.00' })

const addVersion = async (me: TestTenant, projectId: string): Promise<string> =>
  (await me.call(versions.create, { body: aBudget({ project: projectId, lines: [await aLine(me)] }) })).result.id

/** One for each company, so that what changes it may be sent for any change of it. */
const shared = new Map<string, ReturnType<typeof budgeted>>()
const sharedBy = (me: TestTenant): ReturnType<typeof budgeted> => {
  const known = shared.get(me.tenantId) ?? budgeted(me)
  shared.set(me.tenantId, known)
  return known
}

const changeBody = async (me: TestTenant) => {
  const { projectId, item: lineOf } = await sharedBy(me)
  return aBudgetChange({ project: projectId, lines: [{ to: lineOf('主会场租赁'), amount: '500.00' }] })
}

const changeOne =
  (more: object = {}): Make =>
  async (_, me) => {
    const body = await changeBody(me)
    const { id } = (await me.call(change.create, { body })).result
    return { params: { id }, ...('body' in more ? { body: { ...body, version: 1 } } : more) }
  }

const addTemplate = async (me: TestTenant): Promise<string> =>
  (await me.call(template.create, { body: { name: `模板${process.pid}-${(count += 1)}`, lines: [await aLine(me)] } }))
    .result.id
let count = 0

const rules = (['reserve', 'commit', 'actual'] as const).map((point) => ({
  point,
  category: null,
  action: 'warn' as const,
  tolerance: '5',
  approverRole: null,
}))

export const examples: Examples = [
  [classify.tree, () => ({})],
  [classify.all, () => ({ query: {} })],
  [control.rules, () => ({})],
  [versions.begin, async (_, me) => ({ body: { projectId: await addProject(me), source: { from: 'nothing' } } })],
  [
    versions.diff,
    async (_, me) => {
      const { projectId, budgetId } = await sharedBy(me)
      return { params: { id: await addVersion(me, projectId) }, query: { against: budgetId } }
    },
  ],
  [
    versions.update,
    async (_, me) => {
      const projectId = await addProject(me)
      return {
        params: { id: await addVersion(me, projectId) },
        body: { ...aBudget({ project: projectId }), version: 1 },
      }
    },
  ],
  [item.show, async (_, me) => ({ params: { id: (await budgeted(me)).item('主会场租赁') } })],
  [item.choice, async (_, me) => ({ query: { projectId: (await budgeted(me)).projectId } })],
  [listTree.getListTree, async (_, me) => ({ body: { projectId: (await budgeted(me)).projectId } })],
  [contrast.show, async (_, me) => ({ query: { projectId: (await budgeted(me)).projectId } })],
  [contrast.burdens, async (_, me) => ({ query: { itemId: (await budgeted(me)).item('主会场租赁') } })],
  [control.save, () => ({ body: { rules } })],
  [change.create, async (_, me) => ({ body: await changeBody(me) })],
  [change.show, changeOne()],
  [change.update, changeOne({ body: {} })],
  [change.remove, changeOne({ query: { version: '1' } })],
  [template.versions, async (_, me) => ({ params: { id: await addTemplate(me) } })],
  [template.version, async (_, me) => ({ params: { id: await addTemplate(me) }, query: { versionNo: '1' } })],
]
