import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const ScheduledTask = z.object({
  id: Id,
  title: z.string(),
  status: z.enum(['todo', 'doing', 'review']),
  weight: z.int(),
  start: z.string(),
  end: z.string(),
  isEveryDay: z.boolean(),
  projectId: Id,
  assigneeId: Id,
})

const WorkSchedule = z.object({
  people: z.array(z.object({ id: Id, name: z.string(), department: z.string().nullable() })),
  projects: z.array(
    z.object({ id: Id, name: z.string(), eventStart: z.string().nullable(), eventEnd: z.string().nullable() }),
  ),
  tasks: z.array(ScheduledTask),
  /** There was more than is shown. */
  isCut: z.boolean(),
})
export type WorkSchedule = z.output<typeof WorkSchedule>

/** Who works on what over all projects the reader sees. */
export const workSchedule = endpoint({
  method: 'GET',
  path: '/api/task/schedule',
  family: 'task',
  title: label('人员排期', 'Who works on what'),
  access: { permission: 'task:list' },
  query: z.strictObject({ from: z.iso.date(), days: z.coerce.number().int().min(1).max(31) }),
  result: WorkSchedule,
})
