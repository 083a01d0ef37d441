import { maxImportErrors, type Preview, type PreviewSheet } from '@srm/api/transfer'
import type { MultipartFile } from '@fastify/multipart'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { readUpload, storeFile } from '#modules/file/index.ts'
import type { ReadTable } from '../book/book.rules.ts'
import { linkKey, linkOf } from '../values/columns.rules.ts'
import { parseBook } from '../book/parse.service.ts'
import { planImport } from './plan.service.ts'
import { subjectFor } from '../run.service.ts'
import { unguard } from '../book/text.rules.ts'
import { textOf } from '../values/values.rules.ts'

/** Columns of the file in its order, and those that are missing but must not be. */
const shown = ({ table, keys, rows }: ReadTable, { language }: Ctx): PreviewSheet => {
  const required = table.columns.filter((column) => column.required && !keys.includes(column.key))
  const order = [...keys, ...required.map(({ key }) => key)]
  const columns = order.map((key) => {
    const column = table.columns.find((one) => one.key === key)
    if (!column) return { key: linkKey, label: linkOf(language), required: true }
    return { key, label: column.heading[language], required: column.required }
  })
  return {
    key: table.key,
    label: table.name[language],
    columns,
    rows: rows.map(({ row, cells }) => ({ row, cells: order.map((key) => unguard(textOf(cells.get(key) ?? null))) })),
  }
}

/** Reads a workbook and says, cell by cell, what an import would stumble over. */
export const previewImport = async (
  ctx: Ctx,
  name: string,
  part: MultipartFile | undefined,
  limit: number,
): Promise<Preview> => {
  const { record, create } = subjectFor(ctx, name, 'import')
  if (!create) fail('transfer.not_importable')
  const upload = await readUpload(part, limit)
  const sheets = await parseBook(upload.content)
  const plan = await planImport(ctx, record, sheets)
  const file = await storeFile(ctx, upload)
  return {
    fileId: file.id,
    total: plan.rows.length,
    sheets: plan.tables.map((table) => shown(table, ctx)),
    errors: plan.problems.slice(0, maxImportErrors),
    errorCount: plan.problems.length,
    existing: plan.rows.flatMap(({ row, existing }) => (existing ? [row] : [])),
    ignored: plan.tables.flatMap(({ ignored }) => ignored),
  }
}
