import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const Days = z.object({ start: z.string(), end: z.string() })

/** One thing that comes to other days, of whatever module. */
const MovedThing = z.object({
  kind: z.string(),
  id: Id,
  name: z.string(),
  before: Days,
  after: Days,
  /** It moves along with the event, or something it waits for does. */
  cause: z.enum(['event', 'link']),
  isTooLate: z.boolean(),
})
export type MovedThing = z.output<typeof MovedThing>

const Wanted = z.strictObject({ version: z.int(), eventStart: z.iso.date(), eventEnd: z.iso.date() })

export const eventMove = {
  preview: endpoint({
    method: 'POST',
    path: '/api/project/eventMove/preview/:id',
    family: 'project',
    title: label('预览活动改期', 'What moving the event moves'),
    access: { permission: 'project:update' },
    params: IdParams,
    body: Wanted,
    result: z.object({
      /** What is confirmed later must be what was seen. */
      seal: z.string(),
      moved: z.array(MovedThing),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/project/eventMove/confirm/:id',
    family: 'project',
    title: label('确认活动改期', 'Move the event'),
    access: { permission: 'project:update' },
    params: IdParams,
    body: Wanted.extend({ seal: z.string().max(100) }),
    result: z.object({ id: Id, version: z.int(), moved: z.int() }),
  }),
}
