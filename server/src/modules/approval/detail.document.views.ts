import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import { visibleDiff, type Difference } from '@srm/flow/fields'
import type { FieldAccess } from '@srm/flow/tree/node'
import type { Ctx } from '#kernel/ctx.ts'
import type { Document } from '#kernel/records/document.ts'
import { fileViews } from '#modules/file/index.ts'
import type { Detail } from './detail.parts.views.ts'

type Row = Readonly<Record<string, unknown>>
type Json = Record<string, unknown>

/** How a field is called and shown, for a screen that knows no document by itself. */
const described = ({ fields, ...meta }: FieldMeta): Json => ({
  ...meta,
  ...(fields && {
    fields: Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, described(metaOf(schema))])),
  }),
})

const shownFields = (document: Document): Detail['fields'] =>
  Object.entries(document.record.fields)
    .filter(([path]) => path !== 'status')
    .map(([path, schema]) => ({ path, meta: described(metaOf(schema)) }))

const isFiles = (document: Document, path: string): boolean => {
  const schema = document.record.fields[path]
  const kind = schema && metaOf(schema).kind
  return kind === 'attachments' || kind === 'images'
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []

type Shown = Pick<Detail, 'document' | 'fields' | 'diff'>

/** The document as one person may see it, with its files to open, and what changed since the round before. */
export const documentShown = async (
  ctx: Ctx,
  document: Document,
  seen: Row,
  changed: readonly Difference[],
  access: (path: string) => FieldAccess,
): Promise<Shown> => {
  const diff = visibleDiff(changed, access)
  const paths = Object.keys(document.record.fields).filter((path) => isFiles(document, path))
  const ids = [
    ...paths.flatMap((path) => idsIn(seen[path])),
    ...diff.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]),
  ]
  const files = await fileViews(ctx, ids)
  const opened = (path: string, value: unknown): unknown =>
    paths.includes(path) ? idsIn(value).flatMap((id) => files.get(id) ?? []) : value
  return {
    document: Object.fromEntries(Object.entries(seen).map(([path, value]) => [path, opened(path, value)])),
    fields: shownFields(document).filter(({ path }) => access(path) !== 'hidden'),
    diff: diff.map(({ path, before, after }) => ({
      path,
      before: opened(path, before ?? null),
      after: opened(path, after ?? null),
    })),
  }
}
