import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { DocType } from './act.ts'

/** What is put in for a placeholder when an approval is printed; `field.` and a name stand for a field of the document. */
export const printWords = [
  'title',
  'number',
  'status',
  'flow',
  'initiator',
  'department',
  'submitted',
  'amount',
  'company',
  'printer',
  'time',
  'hash',
  'content',
  'record',
  'signatures',
] as const
export type PrintWord = (typeof printWords)[number]

const Sheet = z.object({
  /** None where the usual sheet is used. */
  html: z.string().nullable(),
  landscape: z.boolean(),
})

const Template = Sheet.extend({
  docType: z.string(),
  label: z.string(),
  version: z.int(),
  updatedAt: z.string().nullable(),
  fields: z.array(z.object({ path: z.string(), label: z.string() })),
})
export type PrintTemplate = z.output<typeof Template>

export const print = {
  templates: endpoint({
    method: 'GET',
    path: '/api/approval_print/list',
    title: label('打印模板', 'Print templates'),
    access: { permission: 'approvalFlow:list' },
    result: z.array(Template),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/approval_print/sheet',
    title: label('单据的打印模板', 'Print template of a document'),
    access: 'signed-in',
    query: z.strictObject({ docType: DocType }),
    result: Sheet,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/approval_print/save',
    title: label('保存打印模板', 'Save a print template'),
    access: { permission: 'approvalFlow:update' },
    body: z.strictObject({
      docType: DocType,
      /** Without one the usual sheet is back. */
      html: z.string().trim().min(1).max(50_000).nullable(),
      landscape: z.boolean(),
      /** Of what was read; 0 where there was none. */
      version: z.int().min(0),
    }),
    result: z.object({ version: z.int() }),
  }),
  log: endpoint({
    method: 'POST',
    path: '/api/approval_print/log',
    title: label('记录打印', 'Note that approvals were printed'),
    access: 'signed-in',
    body: z.strictObject({ ids: z.array(Id).min(1).max(20) }),
    result: z.object({ count: z.int() }),
  }),
}
