import type { Input } from '@srm/api/endpoint'
import type { project } from '@srm/api/project'

type Body<E> = Input<E> extends { body: infer B } ? B : never

let count = 0
const next = (): string => String((count += 1))

/** What a record has to refer to is put in by whoever makes one. */
const nothing = ''

type ProjectBody = Body<typeof project.project.create>

/** Passes every check; each one has a name of its own. */
export const aProject = (more: Partial<ProjectBody> = {}): ProjectBody => ({
  name: `项目${next()}`,
  classify: nothing,
  eventStart: '2027-12-11',
  eventEnd: '2027-12-12',
  ...more,
})

type MemberBody = Body<typeof project.member.create>

export const aProjectMember = (more: Partial<MemberBody> = {}): MemberBody => ({
  project: nothing,
  name: `场务${next()}`,
  company: '三亚场务公司',
  role: 'supplier',
  ...more,
})

type TaskBody = Body<typeof project.task.create>

export const aTask = (more: Partial<TaskBody> = {}): TaskBody => ({
  project: nothing,
  title: `任务${next()}`,
  start: '2027-11-01',
  end: '2027-11-03',
  ...more,
})

type TemplateBody = Body<typeof project.template.create>

export const aTaskTemplate = (more: Partial<TemplateBody> = {}): TemplateBody => ({
  name: `任务模板${next()}`,
  lines: [{ phase: '方案', title: '策划方案', days: -30, duration: 3, role: 'planner' }],
  ...more,
})

type RequestBody = Body<typeof project.request.create>

export const aProjectRequest = (more: Partial<RequestBody> = {}): RequestBody => ({
  project: nothing,
  kind: 'open',
  reason: '客户已确认，申请立项',
  ...more,
})
