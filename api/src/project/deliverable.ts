import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, rows, text } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** Stages one goes on from; what they have to leave behind is looked at then. */
const deliverableStages = ['intent', 'preparing', 'executing', 'settling'] as const
export type DeliverableStage = (typeof deliverableStages)[number]

const Stage = z.enum(deliverableStages)

/** What a type names itself, as its form has it. */
export const deliverableFields = {
  deliverables: rows(
    '阶段交付物',
    'What is owed',
    {
      stage: choice('阶段结束前', 'Before the end of', [
        ['intent', '意向', 'Intent', 'grey'],
        ['preparing', '筹备', 'Preparing', 'blue'],
        ['executing', '执行', 'Executing', 'orange'],
        ['settling', '结算', 'Settling', 'purple'],
      ]),
      title: text('交付物', 'Deliverable', { max: 60 }),
    },
    { max: 20 },
  ).default([]),
}

/** What projects of a type owe at the end of a stage. */
const StageDeliverable = z.object({
  id: Id,
  stage: Stage,
  title: z.string(),
  /** Named by a type above, where it is changed. */
  isInherited: z.boolean(),
})
export type StageDeliverable = z.output<typeof StageDeliverable>

/** The same in one project, and what became of it. */
const ProjectDeliverable = z.object({
  id: Id,
  stage: Stage,
  title: z.string(),
  state: z.enum(['open', 'done', 'waived']),
  /** Where it lies, or why it was waived. */
  note: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string().nullable(),
})
export type ProjectDeliverable = z.output<typeof ProjectDeliverable>

const ofProject = z.strictObject({ projectId: Id })
const one = ofProject.extend({ id: Id })

export const deliverable = {
  ofType: endpoint({
    method: 'GET',
    path: '/api/project_deliverable/type/:classifyId',
    family: 'project_deliverable',
    title: label('项目类型的阶段交付物', 'What projects of a type owe'),
    access: { permission: 'project:list' },
    params: z.strictObject({ classifyId: Id }),
    result: z.array(StageDeliverable),
  }),
  saveType: endpoint({
    method: 'PUT',
    path: '/api/project_deliverable/type/:classifyId',
    family: 'project_deliverable',
    title: label('设置阶段交付物', 'Say what projects owe'),
    access: { permission: 'projectDeliverable:update' },
    params: z.strictObject({ classifyId: Id }),
    body: z.strictObject(deliverableFields),
    result: z.array(StageDeliverable),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/project_deliverable/list',
    family: 'project_deliverable',
    title: label('项目的阶段交付物', 'What a project owes'),
    access: { permission: 'project:show' },
    query: ofProject,
    result: z.array(ProjectDeliverable),
  }),
  mark: endpoint({
    method: 'POST',
    path: '/api/project_deliverable/mark',
    family: 'project_deliverable',
    title: label('登记交付物', 'Note that something is delivered'),
    access: { permission: 'project:update' },
    body: one.extend({ isDone: z.boolean(), note: z.string().trim().max(200).optional() }),
    result: z.array(ProjectDeliverable),
  }),
  waive: endpoint({
    method: 'POST',
    path: '/api/project_deliverable/waive',
    family: 'project_deliverable',
    title: label('豁免交付物', 'Waive something that is owed'),
    access: { permission: 'projectDeliverable:waive' },
    body: one.extend({ reason: z.string().trim().min(1).max(200) }),
    result: z.array(ProjectDeliverable),
  }),
}
