import { metaOf, type Choice, type FieldMeta } from '@srm/api/shared/field-meta'
import type { Language } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { Document } from '#kernel/records/document.ts'
import { documentOf, documents } from '../run/document.store.ts'

type Row = Readonly<Record<string, unknown>>
type SummaryLine = { path: string; label: string; value: string }
/** What is answered tells no paths, but what is read from the table has them. */
type ValueLine = { readonly path?: string; readonly label: string; readonly value: string }

export const textOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : ''
}

const optionSql = `select name from sel_option_ref where tenant_id = $1 and type = $2 and value = $3 limit 1`

/** An option is told by its name, as it is called while the document is submitted. */
export const wordOf = async (ctx: Ctx, of: string, value: string): Promise<string> =>
  (await ctx.db.run<{ name: string }>(optionSql, [ctx.tenantId, of, value])).rows[0]?.name ?? value

/** A choice is kept by its value, so that everybody reads it in their own language. */
export const inWords = (docType: string, lines: readonly ValueLine[], language: Language): ValueLine[] => {
  const { fields } = documentOf(docType).record
  return lines.map((line) => {
    const schema = fields[line.path ?? '']
    if (!schema) return line
    const { label, choices } = metaOf(schema)
    const choice = choices?.find(({ value }) => value === line.value)
    return { ...line, label: label[language], value: choice?.label[language] ?? line.value }
  })
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const wordsOf = (path: string, choices: readonly Choice[], language: Language): string => {
  const words = choices.map(({ value, label }) => `when ${literal(value)} then ${literal(label[language])}`)
  return `when ${literal(path)} then case p ->> 'value' ${words.join(' ')} else p ->> 'value' end`
}

/** The same for lists that search and sort by it: the words of one line `p` of the summary of an instance `i`. */
export const lineInWordsSql = (language: Language): string => {
  const known = documents().flatMap(({ record, summary }) => {
    const lines = summary.flatMap((path) => {
      const schema = record.fields[path]
      const choices = schema && metaOf(schema).choices
      return choices ? [wordsOf(path, choices, language)] : []
    })
    if (lines.length === 0) return []
    return [`when ${literal(record.name)} then case p ->> 'path' ${lines.join(' ')} else p ->> 'value' end`]
  })
  return known.length > 0 ? `case i.doc_type ${known.join(' ')} else p ->> 'value' end` : `p ->> 'value'`
}

const summaryWord = async (ctx: Ctx, { kind, of }: FieldMeta, value: string): Promise<string> => {
  if (kind === 'dict' && of) return wordOf(ctx, of, value)
  // Three days are 3 in a sentence, however many places the table keeps.
  return kind === 'quantity' && value.includes('.') ? value.replace(/\.?0+$/, '') : value
}

/** The few fields that tell in a list what a document is about. */
export const summaryOf = async (ctx: Ctx, { record, summary }: Document, row: Row): Promise<SummaryLine[]> => {
  const told: SummaryLine[] = []
  for (const path of summary) {
    const schema = record.fields[path]
    const value = textOf(row[path])
    if (!schema || !value) continue
    const meta = metaOf(schema)
    told.push({ path, label: meta.label.zh, value: await summaryWord(ctx, meta, value) })
  }
  return told
}
