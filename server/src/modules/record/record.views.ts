import type { Parsed } from '@srm/api/endpoint'
import type { JobState, record as contract, TimelineEvent } from '@srm/api/record'
import type { FileView } from '@srm/api/shared/fields'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { fieldsOf, quote } from '#kernel/records/fields/columns.ts'
import { refTable } from '#kernel/records/read/select.ts'
import { coverOf } from '#kernel/records/fields/masks.ts'
import { subjectOf, type Subject } from '#kernel/records/subjects.ts'
import { optionNameIn } from '#modules/dictionary/index.ts'
import { fileViews } from '#modules/file/index.ts'
import { read } from './record.db.ts'
import { changedLines, fieldOf, inWords, mentions, referencesIn, type Names } from './record.words.rules.ts'

const pageSize = 30

type TimelineQuery = Parsed<typeof contract.timeline>['query']

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

/** Records the changed fields refer to, those of their lines too, by the kind they are of. */
const referredIds = (record: Subject['record'], events: readonly Event[]): Map<string, string[]> => {
  const ids = new Map<string, string[]>()
  for (const { field, from, to } of events.flatMap(({ changes }) => changes))
    for (const { of, id } of referencesIn(fieldOf(record, field), [from, to]))
      if (isId(id)) ids.set(of, [...(ids.get(of) ?? []), id])
  return ids
}

/** How they are called now, by one statement for all kinds; one that is gone keeps its id. */
const referredNames = async (ctx: Ctx, record: Subject['record'], events: readonly Event[]): Promise<Names> => {
  const kinds = [...referredIds(record, events)].filter(([, ids]) => ids.length > 0)
  if (kinds.length === 0) return {}
  const sql = kinds.map(
    ([of], index) => `select id, name from ${refTable(of)} where tenant_id = $1 and id = any($${index + 2}::uuid[])`,
  )
  const values = [ctx.tenantId, ...kinds.map(([, ids]) => ids)]
  const { rows } = await ctx.db.run<{ id: string; name: string }>(sql.join(' union all '), values)
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

const optionNames = async (ctx: Ctx, values: readonly string[]): Promise<Record<string, string>> => {
  if (values.length === 0) return {}
  const rows = await read(ctx)
    .selectFrom('sel_option_ref')
    .select(['type', 'value', 'name'])
    .where('value', 'in', [...new Set(values)])
    .execute()
  return Object.fromEntries(
    rows.map(({ type, value, name }) => [
      `${type ?? ''}:${value ?? ''}`,
      optionNameIn(ctx.language, type ?? '', value ?? '', name ?? ''),
    ]),
  )
}

/** The subject of a record this person may see; anything else is refused as its page would refuse it. */
export const visibleSubject = async (ctx: Ctx, name: string, id: string, existing = false): Promise<Subject> => {
  const subject = subjectOf(name) ?? fail('record.unknown_subject')
  if (!holds(ctx.session, subject.permission)) fail('session.forbidden')
  await assertInScope(ctx, subject.record, id, existing)
  return subject
}

/** How people call a record: its kind and its name. */
export const titleOf = async (ctx: Ctx, record: Subject['record'], id: string): Promise<string> => {
  const column = fieldsOf(record.fields).find(({ key }) => key === record.title)?.columns[0]?.name ?? 'code'
  const { rows } = await ctx.db.run<{ title: string }>(
    `select ${quote(column)}::text as title from ${quote(record.table)} where tenant_id = $1 and id = $2`,
    [ctx.tenantId, id],
  )
  return `${record.label.zh}「${rows[0]?.title ?? ''}」`
}

const eventsOf = (ctx: Ctx, name: string, id: string, { cursor, kind }: TimelineQuery) =>
  read(ctx)
    .selectFrom('record_event')
    .select(['id', 'kind', 'at', 'actor_id', 'changes', 'note', 'extra'])
    .where('subject', '=', name)
    .where('subject_id', '=', id)
    .$if(kind === 'comment', (query) => query.where('kind', '=', 'comment'))
    .$if(kind === 'change', (query) => query.where('kind', '<>', 'comment'))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()

type Event = Awaited<ReturnType<typeof eventsOf>>[number]
type KnownItems = { names: Names; options: Record<string, string>; files: Map<string, FileView> }

/** Everything the events mention, fetched at once. */
const lookUp = async (ctx: Ctx, { record }: Subject, events: readonly Event[]): Promise<KnownItems> => {
  const extras = events.map(({ extra }) => extra)
  const said = events.flatMap(({ changes, actor_id }) => [actor_id ?? [], mentions(changes)].flat())
  const people = extras.flatMap((extra) => extra.mentions ?? [])
  const [names, referred, options, files] = await Promise.all([
    namesOf(ctx, [...said, ...people].filter(isId)),
    referredNames(ctx, record, events),
    optionNames(
      ctx,
      said.filter((text) => !isId(text) && text.length <= 50),
    ),
    fileViews(
      ctx,
      extras.flatMap((extra) => extra.files ?? []),
    ),
  ])
  return { names: { ...referred, ...names }, options, files }
}

const inTimeline = (ctx: Ctx, { record }: Subject, { names, options, files }: KnownItems) => {
  const words = { names, options, language: ctx.language }
  const named = (id: string) => ({ id, name: names[id] ?? '' })
  return ({ id, kind, at, actor_id, changes, note, extra }: Event): TimelineEvent => {
    const { mentions: people = [], replyTo = null, files: brought = [] } = extra
    return {
      id,
      kind,
      at,
      note,
      actor: actor_id ? named(actor_id) : null,
      mentions: people.map(named),
      replyTo,
      files: brought.flatMap((file) => files.get(file) ?? []),
      changes: changes.map(({ field, from, to }) => {
        const meta = fieldOf(record, field)
        const label = meta?.label[ctx.language] ?? field
        const told = (value: unknown) => inWords(meta, meta ? coverOf(meta, value, ctx.session) : value, words)
        const [before, after] = changedLines(meta, from, to)
        return { field, label, from: told(before), to: told(after) }
      }),
    }
  }
}

/** The timeline of a record the caller may see, newest first, every value in words. */
export const listTimeline = async (ctx: Ctx, name: string, id: string, query: TimelineQuery) => {
  const subject = await visibleSubject(ctx, name, id)
  if (query.cursor && !isId(query.cursor)) fail('request.invalid')
  const rows = await eventsOf(ctx, name, id, query)
  if (rows.length === 0 && !query.cursor && !query.kind) return fail('record.not_found')
  const events = rows.slice(0, pageSize)
  const items = events.map(inTimeline(ctx, subject, await lookUp(ctx, subject, events)))
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

export const listMyJobs = (ctx: Ctx): Promise<JobState[]> =>
  read(ctx)
    .selectFrom('job_run')
    .select(jobColumns)
    .where('created_by', '=', ctx.userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** Only whoever started a job sees it. */
export const getMyJob = async (ctx: Ctx, id: string): Promise<JobState> =>
  (await read(ctx)
    .selectFrom('job_run')
    .select(jobColumns)
    .where('id', '=', id)
    .where('created_by', '=', ctx.userId)
    .executeTakeFirst()) ?? fail('record.not_found')
