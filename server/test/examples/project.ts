import { project } from '@srm/api/project'
import { aTask, aTaskTemplate } from '#modules/project/project.fixture.ts'
import type { Examples, Make } from '../fixtures.ts'
import { aTypedProject } from '../projects.ts'
import { addColleague } from '../quotes.ts'
import type { TestTenant } from '../tenant.ts'

const addProject = async (me: TestTenant): Promise<string> =>
  (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id

const addTask = async (me: TestTenant, of: string): Promise<string> =>
  (await me.call(project.task.create, { body: aTask({ project: of }) })).result.id

const byProject =
  (more: object = {}): Make =>
  async (_, me) => ({ params: { id: await addProject(me) }, ...more })

const ofProject: Make = async (_, me) => ({ query: { projectId: await addProject(me) } })

const wanted = { version: 1, eventStart: '2027-12-18', eventEnd: '2027-12-19' }

/** Of a project that was opened. */
const moving: Make = async (_, me) => {
  const id = await addProject(me)
  await me.inside((ctx) => ctx.db.run(`update project set stage = 'preparing' where id = $1`, [id]))
  return { params: { id }, body: { version: 1, stage: 'executing' } }
}

const confirming: Make = async (_, me) => {
  const params = { id: await addProject(me) }
  const { seal } = (await me.call(project.eventMove.preview, { params, body: wanted })).result
  return { params, body: { ...wanted, seal } }
}

const linking = async (me: TestTenant) => {
  const of = await addProject(me)
  return { from: await addTask(me, of), to: await addTask(me, of) }
}

const updating: Make = async (_, me) => {
  const of = await addProject(me)
  return { params: { id: await addTask(me, of) }, body: { ...aTask({ project: of }), version: 1 } }
}

const usingTemplate: Make = async (_, me) => ({
  params: { id: (await me.call(project.template.create, { body: aTaskTemplate() })).result.id },
  body: { projectId: await addProject(me) },
})

const addType = async (me: TestTenant): Promise<string> => (await aTypedProject(me)).classify

/** A project whose type owes a signed contract of somebody else's. */
const owing = async (me: TestTenant): Promise<{ projectId: string; id: string }> => {
  const body = await aTypedProject(me)
  const params = { classifyId: body.classify }
  const deliverables = [{ stage: 'intent' as const, title: '立项书' }]
  const [owed] = (await me.call(project.deliverable.saveType, { params, body: { deliverables } })).result
  const { id: projectId } = (await me.call(project.project.create, { body })).result
  return { projectId, id: owed?.id ?? '' }
}

/** Run by somebody else, as those who run a project waive nothing of it. */
const waiving: Make = async (t, me) => {
  const found = await owing(me)
  const { userId } = await addColleague(t, me, '项目经理')
  const sql = `update project set owner_id = $2, created_by = null where id = $1`
  await me.inside((ctx) => ctx.db.run(sql, [found.projectId, userId]))
  return { body: { ...found, reason: '客户不需要' } }
}

export const examples: Examples = [
  [project.deliverable.ofType, async (_, me) => ({ params: { classifyId: await addType(me) } })],
  [
    project.deliverable.saveType,
    async (_, me) => ({
      params: { classifyId: await addType(me) },
      body: { deliverables: [{ stage: 'preparing', title: '场地合同' }] },
    }),
  ],
  [project.deliverable.list, ofProject],
  [project.deliverable.mark, async (_, me) => ({ body: { ...(await owing(me)), isDone: true } })],
  [project.deliverable.waive, waiving],
  [project.role.rights, async (_, me) => ({ params: { classifyId: await addType(me) } })],
  [
    project.role.save,
    async (_, me) => ({
      params: { classifyId: await addType(me) },
      body: { rights: [{ role: 'buyer', tab: 'task', level: 'read' }] },
    }),
  ],
  [project.template.preview, usingTemplate],
  [project.template.apply, usingTemplate],
  [project.classify.tree, () => ({})],
  [project.classify.all, () => ({ query: { keyword: '会议' } })],
  [project.choice.all, () => ({ query: { keyword: '项目', isIncludeJX: '1' } })],
  [project.project.standing, byProject()],
  [project.attendees.history, byProject()],
  [project.attendees.preview, byProject({ body: { attendees: 300 } })],
  [project.attendees.change, byProject({ body: { version: 1, attendees: 300, source: '客户确认' } })],
  [project.project.move, moving],
  [project.eventMove.preview, byProject({ body: wanted })],
  [project.eventMove.confirm, confirming],
  [project.task.update, updating],
  [project.task.tree, ofProject],
  [project.task.links, ofProject],
  [project.task.calendar, () => ({})],
  [project.schedule.work, () => ({ query: { from: '2027-11-01', days: 14 } })],
  [project.board.columns, ofProject],
  [
    project.board.save,
    async (_, me) => ({ body: { projectId: await addProject(me), columns: [{ name: '待排', status: 'todo' }] } }),
  ],
  [project.board.saveDefault, () => ({ body: { columns: [{ name: '待排', status: 'todo' }] } })],
  [
    project.board.move,
    async (_, me) => ({
      params: { id: await addTask(me, await addProject(me)) },
      body: { version: 1, status: 'doing', columnId: null },
    }),
  ],
  [project.task.link, async (_, me) => ({ body: await linking(me) })],
  [
    project.task.unlink,
    async (_, me) => {
      const { id } = (await me.call(project.task.link, { body: await linking(me) })).result
      return { params: { id } }
    },
  ],
  [project.task.baseline, async (_, me) => ({ body: { projectId: await addProject(me) } })],
]
