import { metaOf } from '@srm/api/shared/field-meta'
import type { FileView } from '@srm/api/shared/fields'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { picturesIn } from '#kernel/records/fields/rich-text.ts'
import { linesIn, type Cells, type Values } from '#kernel/records/fields/row.ts'
import { claimFiles, fileViews } from '#modules/file/index.ts'

/** A record whose files pass to another. */
export type Holder = NonNullable<Parameters<typeof claimFiles>[4]>

/** A field that holds files: as a list of them, as pictures in a text, or in the columns of its lines. */
type FileField = {
  readonly key: string
  readonly kind: 'files' | 'text' | 'lines'
  readonly columns: readonly string[]
}

const isFiles = (kind: string): boolean => kind === 'attachments' || kind === 'images'

const fileFieldsIn = (fields: RecordDefinition['fields']): FileField[] =>
  Object.entries(fields).flatMap(([key, schema]): FileField[] => {
    const meta = metaOf(schema)
    if (isFiles(meta.kind)) return [{ key, kind: 'files', columns: [] }]
    if (meta.kind === 'richText') return [{ key, kind: 'text', columns: [] }]
    const inLines = fileFieldsIn(meta.fields ?? {}).filter(({ kind }) => kind === 'files')
    return inLines.length > 0 ? [{ key, kind: 'lines', columns: inLines.map((column) => column.key) }] : []
  })

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [])

const heldBy = ({ key, kind, columns }: FileField, values: Values): string[] => {
  const value = values[key]
  if (kind === 'text') return picturesIn(typeof value === 'string' ? value : null)
  if (kind === 'files') return idsIn(value)
  return linesIn(value).flatMap((line) => columns.flatMap((column) => idsIn(line[column])))
}

const filesOf = (record: RecordDefinition) => {
  const fields = fileFieldsIn(record.fields)
  const shown = fields.filter(({ kind }) => kind !== 'text')
  const heldIn = (values: Values) => Object.fromEntries(fields.map((field) => [field.key, heldBy(field, values)]))
  return {
    isFile: (key: string): boolean => fields.some((field) => field.key === key),
    /** `from` holds the files now, where they come with it from another record. */
    claim: (ctx: Ctx, id: string, values: Values, from?: Holder) =>
      claimFiles(ctx, record.name, id, heldIn(values), from),
    claimNew: async (ctx: Ctx, id: string, values: Values, from?: Holder): Promise<void> => {
      const held = heldIn(values)
      if (Object.values(held).some((ids) => ids.length > 0)) await claimFiles(ctx, record.name, id, held, from)
    },
    release: async (ctx: Ctx, id: string): Promise<void> => {
      if (fields.length > 0) await claimFiles(ctx, record.name, id, {})
    },
    /** Puts what a reader needs of each file in the place of its id. Most records hold none, which costs nothing. */
    show: async (ctx: Ctx, ...rows: Cells[]): Promise<void> => {
      const held = rows.flatMap((row) => shown.flatMap((field) => heldBy(field, row)))
      if (held.length === 0) return
      const files = await fileViews(ctx, held)
      const views = (value: unknown): FileView[] => idsIn(value).flatMap((id) => files.get(id) ?? [])
      for (const row of rows)
        for (const { key, kind, columns } of shown.filter((field) => field.key in row)) {
          if (kind === 'files') row[key] = views(row[key])
          else for (const line of linesIn(row[key])) for (const column of columns) line[column] = views(line[column])
        }
    },
  }
}

const known = new WeakMap<RecordDefinition, ReturnType<typeof filesOf>>()

/** What a record does with the files its fields hold. Which fields those are is found once, not with every request. */
export const resourceFiles = (record: RecordDefinition): ReturnType<typeof filesOf> => {
  const made = known.get(record) ?? filesOf(record)
  known.set(record, made)
  return made
}
