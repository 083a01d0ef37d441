import type { JobState, TimelineEvent } from '@srm/api/record'
import { holds } from '#kernel/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Change } from '#kernel/records/timeline.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { read } from './record.db.ts'
import { fieldOf, inWords, mentions, type Names } from './record.words.rules.ts'

const pageSize = 30

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text)

const namesOf = async (ctx: Ctx, ids: readonly string[]): Promise<Names> => {
  if (ids.length === 0) return {}
  const wanted = [...new Set(ids)]
  const [people, departments] = await Promise.all([
    read(ctx).selectFrom('user_ref').select(['id', 'name']).where('id', 'in', wanted).execute(),
    read(ctx).selectFrom('department_ref').select(['id', 'name']).where('id', 'in', wanted).execute(),
  ])
  return Object.fromEntries([...people, ...departments].map(({ id, name }) => [id ?? '', name ?? '']))
}

const optionNames = async (ctx: Ctx, values: readonly string[]): Promise<Record<string, string>> => {
  if (values.length === 0) return {}
  const rows = await read(ctx)
    .selectFrom('sel_option')
    .select(['sel_type_name', 'value', 'option_name'])
    .where('value', 'in', [...new Set(values)])
    .execute()
  return Object.fromEntries(rows.map((row) => [`${row.sel_type_name}:${row.value}`, row.option_name]))
}

/** The timeline of a record the caller may see, newest first, every value in words. */
export const listTimeline = async (ctx: Ctx, name: string, id: string, cursor: string | undefined) => {
  const subject = subjectOf(name) ?? fail('record.unknown_subject')
  if (!holds(ctx.session, subject.permission)) fail('session.forbidden')
  if (cursor && !isId(cursor)) fail('request.invalid')
  const rows = await read(ctx)
    .selectFrom('record_event')
    .select(['id', 'kind', 'at', 'actor_id', 'changes', 'note'])
    .where('subject', '=', name)
    .where('subject_id', '=', id)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  if (rows.length === 0 && !cursor) return fail('record.not_found')
  const events = rows.slice(0, pageSize)
  const said = events.flatMap(({ changes, actor_id }) => [actor_id ?? [], mentions(changes)].flat())
  const [names, options] = await Promise.all([
    namesOf(ctx, said.filter(isId)),
    optionNames(
      ctx,
      said.filter((text) => !isId(text) && text.length <= 50),
    ),
  ])
  const words = { names, options, language: ctx.language }
  const items = events.map(({ id: eventId, kind, at, actor_id, changes, note }): TimelineEvent => ({
    id: eventId,
    kind,
    at,
    note,
    actor: actor_id ? { id: actor_id, name: names[actor_id] ?? '' } : null,
    changes: (changes as unknown as Change[]).map(({ field, from, to }) => {
      const meta = fieldOf(subject.record, field)
      return {
        field,
        label: meta?.label[ctx.language] ?? field,
        from: inWords(meta, from, words),
        to: inWords(meta, to, words),
      }
    }),
  }))
  return { items, nextCursor: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}

const jobColumns = [
  'id',
  'name',
  'title',
  'state',
  'done',
  'total',
  'error',
  'created_at as createdAt',
  'finished_at as finishedAt',
] as const

export const listMyJobs = async (ctx: Ctx): Promise<JobState[]> =>
  (await read(ctx)
    .selectFrom('job_run')
    .select(jobColumns)
    .where('created_by', '=', ctx.userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()) as JobState[]

/** Only whoever started a job sees it. */
export const getMyJob = async (ctx: Ctx, id: string): Promise<JobState> =>
  ((await read(ctx)
    .selectFrom('job_run')
    .select(jobColumns)
    .where('id', '=', id)
    .where('created_by', '=', ctx.userId)
    .executeTakeFirst()) as JobState | undefined) ?? fail('record.not_found')
