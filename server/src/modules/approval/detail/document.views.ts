import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import type { FileView } from '@srm/api/shared/fields'
import { visible, visibleDiff, type Difference } from '@srm/flow/fields'
import type { FieldAccess } from '@srm/flow/tree/node'
import type { Document } from '#kernel/records/document.ts'
import type { Detail } from './parts.views.ts'

type Row = Readonly<Record<string, unknown>>
type Json = Record<string, unknown>

/** How a field is called and shown, for a screen that knows no document by itself. */
const described = ({ fields, ...meta }: FieldMeta, isSeen: (column: string) => boolean): Json => ({
  ...meta,
  ...(fields && {
    fields: Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => isSeen(name))
        .map(([name, schema]) => [name, described(metaOf(schema), () => true)]),
    ),
  }),
})

const shownFields = (document: Document, access: SeenDocument['access']): Detail['fields'] =>
  Object.entries(document.record.fields)
    .filter(([path]) => path !== 'status' && access(path) !== 'hidden')
    .map(([path, schema]) => ({
      path,
      meta: described(metaOf(schema), (column) => access(`${path}.${column}`) !== 'hidden'),
    }))

const isFiles = (document: Document, path: string): boolean => {
  const schema = document.record.fields[path]
  const kind = schema && metaOf(schema).kind
  return kind === 'attachments' || kind === 'images'
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []

type View = Pick<Detail, 'document' | 'fields' | 'diff'>

/** What one person may see of a document. */
export type SeenDocument = {
  readonly document: Document
  readonly content: Row
  /** What changed since the round before. */
  readonly diff: readonly Difference[]
  readonly access: (path: string) => FieldAccess
}

export const seenDocument = (
  document: Document,
  content: Row,
  changed: readonly Difference[],
  access: (path: string) => FieldAccess,
): SeenDocument => ({ document, content: visible(content, access), diff: visibleDiff(changed, access), access })

const filePaths = (document: Document): string[] =>
  Object.keys(document.record.fields).filter((path) => isFiles(document, path))

export const fileIdsOf = ({ document, content, diff }: SeenDocument): string[] => [
  ...filePaths(document).flatMap((path) => idsIn(content[path])),
  ...diff.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]),
]

/** The document as one person may see it, with its files to open, and what changed since the round before. */
export const documentShown = (
  { document, content, diff, access }: SeenDocument,
  files: ReadonlyMap<string, FileView>,
): View => {
  const paths = filePaths(document)
  const opened = (path: string, value: unknown): unknown =>
    paths.includes(path) ? idsIn(value).flatMap((id) => files.get(id) ?? []) : value
  return {
    document: Object.fromEntries(Object.entries(content).map(([path, value]) => [path, opened(path, value)])),
    fields: shownFields(document, access),
    diff: diff.map(({ path, before, after }) => ({
      path,
      before: opened(path, before ?? null),
      after: opened(path, after ?? null),
    })),
  }
}
