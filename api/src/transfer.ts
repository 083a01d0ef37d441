import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { errors } from './shared/errors.ts'
import { FileView } from './shared/fields.ts'
import { Id, IdParams, IdResult } from './shared/ids.ts'
import { label } from './shared/label.ts'

/** The most rows one file may bring, all its sheets together. */
export const maxImportRows = 20_000
/** So many wrong cells are named one by one; `errorCount` tells of all. */
export const maxImportErrors = 20_000

const Subject = z.string().regex(/^[a-zA-Z]{1,40}$/)
const Key = z.string().regex(/^[a-zA-Z]\w{0,59}$/)

export const importModes = ['insert', 'update', 'skip'] as const

const PreviewSheet = z.object({
  /** Empty for the records themselves, else the field whose lines the sheet holds. */
  key: z.string(),
  label: z.string(),
  columns: z.array(z.object({ key: z.string(), label: z.string(), required: z.boolean() })),
  rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
})
export type PreviewSheet = z.output<typeof PreviewSheet>

const CellError = z.object({ sheet: z.string(), row: z.int(), column: z.string(), message: z.string() })
export type CellError = z.output<typeof CellError>

export const Preview = z.object({
  fileId: Id,
  total: z.int(),
  sheets: z.array(PreviewSheet),
  errors: z.array(CellError),
  errorCount: z.int(),
  /** Rows whose record exists already, as they are numbered in the file. */
  existing: z.array(z.int()),
  /** Headings that belong to no field; their columns are left out. */
  ignored: z.array(z.string()),
})
export type Preview = z.output<typeof Preview>

/** So much of a sheet is shown in the page; the rest is for a spreadsheet. */
export const shownRows = 500
export const shownColumns = 60

const BookSheet = z.object({
  name: z.string(),
  /** Rows that hold something, numbered as the spreadsheet shows them. */
  rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  /** There is more than is shown. */
  more: z.boolean(),
})
export type BookSheet = z.output<typeof BookSheet>

export const TransferResult = z.object({
  id: Id,
  /** `paper`: records as sheets of paper, one file or several packed together. */
  kind: z.enum(['export', 'import', 'paper']),
  subject: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  done: z.int(),
  total: z.int(),
  error: z.string().nullable(),
  counts: z.object({
    total: z.int(),
    inserted: z.int(),
    updated: z.int(),
    skipped: z.int(),
    failed: z.int(),
  }),
  /** What was exported, or the report of an import; gone after two days. */
  file: FileView.nullable(),
})
export type TransferResult = z.output<typeof TransferResult>

export const transfer = {
  export: endpoint({
    method: 'POST',
    allowedWhenExpired: 'reading',
    path: '/api/transfer/export',
    title: label('导出记录', 'Export records'),
    access: 'signed-in',
    body: z.strictObject({
      subject: Subject,
      query: z.strictObject({
        sort: z.string().max(60).optional(),
        group: z.string().max(200).optional(),
        keyword: z.string().max(50).optional(),
        filter: z.string().max(8000).optional(),
      }),
      columns: z.array(Key).min(1).max(200),
      /** Only these, in this order; else everything the query finds. */
      ids: z.array(Id).min(1).max(2000).optional(),
    }),
    result: IdResult,
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/transfer/template/:subject',
    title: label('下载导入模板', 'Template for an import'),
    access: 'signed-in',
    params: z.strictObject({ subject: Subject }),
    result: z.unknown(),
    raw: true,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/transfer/preview/:subject',
    title: label('预览导入内容', 'Preview an import'),
    access: 'signed-in',
    params: z.strictObject({ subject: Subject }),
    upload: true,
    result: Preview,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/transfer/import',
    title: label('导入记录', 'Import records'),
    access: 'signed-in',
    body: z.strictObject({
      subject: Subject,
      fileId: Id,
      mode: z.enum(importModes),
      /** Rows without errors are written even when others have some. */
      partial: z.boolean(),
    }),
    result: IdResult,
  }),
  result: endpoint({
    method: 'GET',
    path: '/api/transfer/result/:id',
    title: label('导入导出的结果', 'What an import or export came to'),
    access: 'signed-in',
    params: IdParams,
    result: TransferResult,
  }),
  sheets: endpoint({
    method: 'GET',
    path: '/api/transfer/sheets/:id',
    title: label('预览 Excel 文件', 'Look into an Excel file'),
    access: 'signed-in',
    params: IdParams,
    result: z.array(BookSheet),
  }),
}

export const transferErrors = errors({
  'transfer.not_a_workbook': [
    46001,
    422,
    '不是可以读取的 Excel 文件（.xlsx）',
    'Not an Excel file (.xlsx) that can be read',
  ],
  'transfer.suspicious': [46002, 422, '文件内容异常，已拒绝处理', 'The file is suspicious and was refused'],
  'transfer.too_slow': [46003, 422, '文件过于复杂，无法在规定时间内读取', 'The file is too complex to be read in time'],
  'transfer.too_many_rows': [46004, 422, '一次最多导入 20000 行', 'At most 20,000 rows can be imported at once'],
  'transfer.no_rows': [46005, 422, '文件中没有可以导入的内容', 'The file holds nothing to import'],
  'transfer.daily_limit': [
    46020,
    422,
    '{{record}}每人每天最多导出 {{limit}} 条，今天还可以导出 {{left}} 条',
    '{{record}}: {{limit}} rows a day for each person, {{left}} are left today',
  ],
  'transfer.unknown_column': [46006, 422, '没有这一列', 'No such column'],
  'transfer.not_importable': [46007, 422, '这种记录不支持导入', 'This kind of record cannot be imported'],
  'transfer.rows_refused': [
    46008,
    422,
    '有行未通过检查，没有导入任何内容，请下载报告查看',
    'Some rows were refused, so nothing was imported; see the report',
  ],
})
