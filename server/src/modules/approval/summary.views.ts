import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import type { Document } from '#kernel/records/document.ts'

type Row = Readonly<Record<string, unknown>>
type SummaryLine = { path: string; label: string; value: string }

export const textOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : ''
}

const optionSql = `select option_name as name from sel_option where tenant_id = $1 and sel_type_name = $2 and value = $3 limit 1`

/** An option is told by its name, as it is called while the document is submitted. */
export const wordOf = async (ctx: Ctx, of: string, value: string): Promise<string> =>
  (await ctx.db.run<{ name: string }>(optionSql, [ctx.tenantId, of, value])).rows[0]?.name ?? value

/** The few fields that tell in a list what a document is about. */
export const summaryOf = async (ctx: Ctx, { record, summary }: Document, row: Row): Promise<SummaryLine[]> => {
  const told: SummaryLine[] = []
  for (const path of summary) {
    const schema = record.fields[path]
    const value = textOf(row[path])
    if (!schema || !value) continue
    const meta = metaOf(schema)
    const word = meta.kind === 'dict' && meta.of ? await wordOf(ctx, meta.of, value) : value
    told.push({ path, label: meta.label.zh, value: word })
  }
  return told
}
