import type { ExternalPage } from '@srm/api/approval'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import { visible } from '@srm/flow/fields'
import type { PeopleNode } from '@srm/flow/tree/node'
import { isPeople, placeOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fileViews } from '#modules/file/index.ts'
import { documentOf } from '../run/document.store.ts'
import { readableFlowOf } from '../design/flow.cache.views.ts'
import type { Link } from './external.views.ts'
import { contentOf } from '../run/snapshot.rules.ts'
import { readState } from '../run/state.store.ts'
import { textOf, wordOf } from '../centre/summary.views.ts'

/** Kinds of fields that name our own people and where they sit. */
const ours = new Set(['person', 'persons', 'department'])

/** Options and choices are told by their names; those from outside have no list to look them up in. */
const inWords = async (ctx: Ctx, meta: FieldMeta, value: unknown): Promise<string> => {
  if (Array.isArray(value)) {
    const words = await Promise.all(value.map((one: unknown) => inWords(ctx, meta, one)))
    return words.filter(Boolean).join('、')
  }
  const { kind, of, choices } = meta
  const text = textOf(value)
  const choice = choices?.find((one) => one.value === text)
  if (choice) return choice.label[ctx.language]
  return kind === 'dict' && of && text ? wordOf(ctx, of, text) : text
}

/** Nothing is open to the outside that the step does not open by name. */
const fieldsFor = async (
  ctx: Ctx,
  docType: string,
  row: Readonly<Record<string, unknown>>,
  { fields, showNames }: PeopleNode,
): Promise<ExternalPage['fields']> => {
  const { record } = documentOf(docType)
  const shown = visible(contentOf(row), (path) => fields[path] ?? (path.includes('.') ? 'read' : 'hidden'))
  const told: ExternalPage['fields'] = []
  for (const [path, schema] of Object.entries(record.fields)) {
    const meta = metaOf(schema)
    if (!(path in shown) || (ours.has(meta.kind) && !showNames)) continue
    const text = await inWords(ctx, meta, shown[path])
    told.push({ path, label: meta.label[ctx.language], kind: meta.kind, value: shown[path], text })
  }
  return told
}

type Comment = { id: string; author: string; name: string | null; body: string; at: string }
const commentsSql = `select c.id, c.author_id as author, u.name, c.body, c.at from approval_comment c
  left join user_ref u on u.tenant_id = c.tenant_id and u.id = c.author_id
  where c.tenant_id = $1 and c.instance_id = $2 and c.audience = 'external' and c.withdrawn_at is null order by c.at, c.id`

const commentsFor = async (ctx: Ctx, link: Link, showNames: boolean): Promise<ExternalPage['comments']> => {
  const { rows } = await ctx.db.run<Comment>(commentsSql, [ctx.tenantId, link.instanceId])
  return rows.map(({ id, author, name, body, at }) => {
    const mine = author === link.contactId
    return { id, mine, author: mine ? link.name : showNames ? name : null, body, at }
  })
}

const filesSql = `select a.file_id as id, a.by_id as by, a.at from approval_attachment a
  left join approval_comment c on c.tenant_id = a.tenant_id and c.id = a.comment_id
  where a.tenant_id = $1 and a.instance_id = $2 and (a.by_id = $3 or (c.audience = 'external' and c.withdrawn_at is null)) order by a.place`

const filesFor = async (ctx: Ctx, link: Link): Promise<ExternalPage['files']> => {
  const { rows } = await ctx.db.run<{ id: string; by: string; at: string }>(filesSql, [
    ctx.tenantId,
    link.instanceId,
    link.contactId,
  ])
  const views = await fileViews(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, by, at }) => {
    const file = views.get(id)
    return file ? [{ mine: by === link.contactId, at, file }] : []
  })
}

export const outcomeOf = (status: string): ExternalPage['status'] => {
  if (status === 'approved') return 'confirmed'
  return status === 'rejected' ? 'refused' : 'pending'
}

type Head = { serialNo: string; askedBy: string }
const headSql = `select i.serial_no as "serialNo", u.name as "askedBy" from approval_instance i
  join user_ref u on u.tenant_id = i.tenant_id and u.id = i.initiator_id where i.tenant_id = $1 and i.id = $2`

export const pageOf = async (ctx: Ctx, link: Link): Promise<ExternalPage> => {
  const held = await readState(ctx, link.instanceId)
  const { node } = placeOf(await readableFlowOf(ctx, held.versionId), link.nodeId)
  if (!isPeople(node)) return fail('approval.link_gone')
  const document = documentOf(held.docType)
  const head = (await ctx.db.run<Head>(headSql, [ctx.tenantId, held.id])).rows[0] ?? fail('approval.link_gone')
  const status = outcomeOf(link.status)
  const isOpen = status === 'pending' && held.state.instance.status === 'running' && !held.state.instance.suspended
  return {
    serialNo: head.serialNo,
    step: node.name,
    note: node.note,
    document: document.record.label[ctx.language],
    contact: link.name,
    askedBy: node.showNames ? head.askedBy : null,
    status,
    expiresAt: link.expiresAt,
    fields: await fieldsFor(ctx, held.docType, await document.read(ctx, held.docId), node),
    comments: await commentsFor(ctx, link, node.showNames),
    files: await filesFor(ctx, link),
    actions: isOpen ? ['confirm', 'refuse', 'comment', 'upload'] : [],
  }
}
