import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const statuses = ['todo', 'doing', 'review', 'done', 'closed'] as const

const Column = z.object({
  /** Nothing for the columns a project has without setting any up. */
  id: Id.nullable(),
  name: z.string(),
  status: z.enum(statuses),
  /** How many cards it should hold at most; more are marked, never refused. */
  wipLimit: z.int().nullable(),
  /** Whose columns these are: set up for this project, for all of the company, or those of the product. */
  from: z.enum(['project', 'company', 'product']),
})
export type BoardColumn = z.output<typeof Column>

const SavedColumn = z.strictObject({
  /** Given for a column there is already, so that its cards stay in it. */
  id: Id.optional(),
  name: z.string().trim().min(1).max(20),
  status: z.enum(statuses),
  wipLimit: z.int().min(1).max(999).nullable().default(null),
})

const ofProject = z.strictObject({ projectId: Id })

/** The tasks of a project in columns. */
export const board = {
  columns: endpoint({
    method: 'GET',
    path: '/api/task/board/columns',
    family: 'task',
    title: label('看板列', 'Columns of a board'),
    access: { permission: 'task:list' },
    query: ofProject,
    result: z.array(Column),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/task/board/columns',
    family: 'task',
    title: label('设置看板列', 'Set up the columns of a board'),
    access: { permission: 'project:update' },
    body: ofProject.extend({ columns: z.array(SavedColumn).max(12) }),
    result: z.array(Column),
  }),
  /** For all projects without columns of their own; none at all brings back those of the product. */
  saveDefault: endpoint({
    method: 'PUT',
    path: '/api/task/board/default',
    family: 'task',
    title: label('设置公司默认看板列', 'Set up the columns of all boards'),
    access: { permission: 'projectClassify:update' },
    body: z.strictObject({ columns: z.array(SavedColumn).max(12) }),
    result: z.object({ saved: z.literal(true) }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/task/board/move/:id',
    family: 'task',
    title: label('移动任务卡片', 'Move a card'),
    access: { permission: 'task:update' },
    params: IdParams,
    body: z.strictObject({ version: z.int(), status: z.enum(statuses), columnId: Id.nullable() }),
    result: z.object({ id: Id, version: z.int() }),
  }),
}
