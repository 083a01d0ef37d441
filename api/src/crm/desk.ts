import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** What is late comes first, customers nobody has spoken with for long come last. */
export const deskSections = ['overdue', 'today', 'week', 'silent'] as const
export type DeskSection = (typeof deskSections)[number]

const DeskPlan = z.object({
  id: Id,
  version: z.int(),
  type: z.string(),
  content: z.string(),
  at: z.string(),
  /** Whose plan it is, where it is not of the person whose desk this is. */
  by: NamedRef.nullable(),
})

/** Somebody to speak with: because it is planned, or because nobody has done so for long. */
const DeskLine = z.object({
  section: z.enum(deskSections),
  customer: NamedRef,
  level: z.string().nullable(),
  contact: NamedRef.nullable(),
  telephone: z.string().nullable(),
  plan: DeskPlan.nullable(),
  last: z.object({ topic: z.string(), at: z.string() }).nullable(),
  /** When to speak again if one speaks with them today. */
  suggestedAt: z.string(),
})
export type DeskLine = z.output<typeof DeskLine>

const Desk = z.object({
  owner: Id,
  /** Whose desks the caller may look at, besides their own. */
  colleagues: z.array(NamedRef),
  /** All there are; of each section only the first are among the lines. */
  counts: z.object({ overdue: z.int(), today: z.int(), week: z.int(), silent: z.int() }),
  lines: z.array(DeskLine),
})
export type Desk = z.output<typeof Desk>

export const desk = endpoint({
  method: 'GET',
  path: '/api/follow_up/desk',
  family: 'follow_up',
  title: label('跟进工作台', 'Follow-up desk'),
  access: { permission: 'followUp:list' },
  query: z.strictObject({ owner: Id.optional() }),
  result: Desk,
})
