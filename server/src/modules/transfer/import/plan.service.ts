import { checkMessages, translateMessage } from '@srm/api/shared/check-messages'
import type { RecordDefinition } from '@srm/api/shared/record'
import { maxImportRows } from '@srm/api/transfer'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { z } from 'zod'
import { readTables, type ReadSheet, type ReadTable } from '../book/book.rules.ts'
import { importTables } from '../values/columns.rules.ts'
import { matches, type Match } from '../values/names.views.ts'
import { draftsOf, missing, planProblems, repeated, type Draft, type Problem } from './plan.rules.ts'
import { meaningsFor } from '../values/words.service.ts'

export type PlannedRow = Draft & { readonly existing: Match | undefined }
export type Plan = {
  readonly tables: readonly ReadTable[]
  readonly rows: readonly PlannedRow[]
  readonly problems: readonly Problem[]
}

const checker =
  ({ language }: Ctx) =>
  (schema: z.ZodType, value: unknown): string | undefined => {
    const parsed = schema.safeParse(value, { error: checkMessages[language] })
    const issue = parsed.error?.issues[0]
    return issue && translateMessage(issue.message, language)
  }

const finder = (found: readonly Match[]) => {
  const byCode = new Map(found.map((match) => [match.code, match]))
  const byTitle = new Map<string, Match[]>()
  for (const match of found) byTitle.set(match.title, [...(byTitle.get(match.title) ?? []), match])
  return ({ code, title }: Draft): readonly Match[] => {
    if (code !== undefined) return [byCode.get(code)].flatMap((match) => match ?? [])
    return title === undefined ? [] : (byTitle.get(title) ?? [])
  }
}

const cellsOf = (problems: readonly Problem[]): Set<string> =>
  new Set(problems.filter(({ sheet }) => sheet === '').map(({ row, column }) => `${row}:${column}`))

/** What a workbook would do: every row in the form it would be sent, the record it stands for, and all that is wrong. */
export const planImport = async (ctx: Ctx, record: RecordDefinition, sheets: readonly ReadSheet[]): Promise<Plan> => {
  const tables = readTables(importTables(record), sheets)
  if (tables.reduce((sum, { rows }) => sum + rows.length, 0) > maxImportRows) fail('transfer.too_many_rows')
  const columns = tables[0]?.table.columns ?? []
  if ((tables[0]?.rows.length ?? 0) === 0) fail('transfer.no_rows')
  const { language } = ctx
  const meanings = await meaningsFor(ctx, record, tables)
  const { drafts, problems } = draftsOf(tables, record.title, { meanings, language, check: checker(ctx) })
  const codes = drafts.flatMap(({ code }) => code ?? [])
  const titles = drafts.flatMap(({ code, title }) => (code === undefined && title !== undefined ? [title] : []))
  const match = finder(await matches(ctx, record, codes, titles))
  problems.push(...repeated(drafts, record.title, language))
  const wrong = cellsOf(problems)
  const rows = drafts.map((draft): PlannedRow => {
    const [existing, ...others] = match(draft)
    const at = (column: string, message: string) => problems.push({ sheet: '', row: draft.row, column, message })
    if (others.length > 0) at(record.title, planProblems.several[language])
    if (!existing)
      for (const key of missing(columns, draft.values, (column) => wrong.has(`${draft.row}:${column}`)))
        at(key, planProblems.required[language])
    return { ...draft, existing }
  })
  return { tables, rows, problems }
}
