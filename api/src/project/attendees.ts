import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const People = z.int().min(0).max(1_000_000)

/** How many were expected from when on, and by whose word. */
const AttendeesChange = z.object({
  id: Id,
  at: z.string(),
  by: z.string().nullable(),
  before: z.int().nullable(),
  after: z.int().nullable(),
  source: z.string(),
})
export type AttendeesChange = z.output<typeof AttendeesChange>

/** What more or fewer people change, as the module that owns it counts it. */
const Effect = z.object({ what: z.string(), before: z.string(), after: z.string() })
export type AttendeesEffect = z.output<typeof Effect>

export const attendees = {
  history: endpoint({
    method: 'GET',
    path: '/api/project/attendees/:id',
    family: 'project',
    title: label('人数变更记录', 'How the number of people changed'),
    access: { permission: 'project:show' },
    params: IdParams,
    result: z.array(AttendeesChange),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/project/attendees_preview/:id',
    family: 'project',
    title: label('预览人数变更', 'Preview another number of people'),
    access: { permission: 'project:update' },
    params: IdParams,
    body: z.strictObject({ attendees: People }),
    result: z.array(Effect),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/project/attendees/:id',
    family: 'project',
    title: label('变更人数', 'Change the number of people'),
    access: { permission: 'project:update' },
    params: IdParams,
    body: z.strictObject({
      version: z.int(),
      attendees: People,
      /** Who says so: 客户邮件, 报名系统. */
      source: z.string().trim().min(1).max(100),
    }),
    result: z.object({ id: Id, version: z.int() }),
  }),
}
