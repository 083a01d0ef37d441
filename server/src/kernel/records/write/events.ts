import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import type { Change } from './timeline.ts'

const insert = 'insert into record_event (subject, subject_id, id, kind, changes, note) values ($1, $2, $3, $4, $5, $6)'

const insertComment = `insert into record_event (subject, subject_id, id, kind, note, extra) values ($1, $2, $3, 'comment', $4, $5)`

/** A comment is part of the timeline: it stays, as everything there does. */
export const writeComment = async (
  ctx: Ctx,
  subject: string,
  id: string,
  body: string,
  extra: object,
): Promise<string> => {
  const eventId = newId()
  await ctx.db.run(insertComment, [subject, id, eventId, body, JSON.stringify(extra)])
  return eventId
}

/** Adds to a record's timeline, in the transaction of the change itself. */
export const writeEvent = async (
  ctx: Ctx,
  subject: string,
  id: string,
  kind: string,
  changes: readonly Change[] = [],
  note: string | null = null,
): Promise<void> => {
  await ctx.db.run(insert, [subject, id, newId(), kind, JSON.stringify(changes), note])
}

/** What happened to one of many records. */
export type EventInput = {
  readonly subjectId: string
  readonly kind: string
  readonly changes: readonly Change[]
  readonly note: string | null
}

const insertMany = `insert into record_event (subject, subject_id, id, kind, changes, note)
  select $1, e."subjectId", e.id, e.kind, e.changes, e.note
  from json_to_recordset($2) as e ("subjectId" uuid, id uuid, kind text, changes jsonb, note text)`

/** Adds to the timelines of many records of one kind by one statement. */
export const writeEvents = async (ctx: Ctx, subject: string, events: readonly EventInput[]): Promise<void> => {
  if (events.length === 0) return
  await ctx.db.run(insertMany, [subject, JSON.stringify(events.map((event) => ({ id: newId(), ...event })))])
}
