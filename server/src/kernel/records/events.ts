import type { Ctx } from '../ctx.ts'
import { newId } from '../ids.ts'
import type { Change } from './timeline.ts'

const insert = 'insert into record_event (subject, subject_id, id, kind, changes, note) values ($1, $2, $3, $4, $5, $6)'

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
