import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { errors } from './shared/errors.ts'
import { Id, IdParams, IdResult } from './shared/ids.ts'
import { label } from './shared/label.ts'

/** So many records at once become paper; more are printed in several turns. */
export const maxSheets = 100
/** The largest template an administrator may bring. */
export const maxTemplateBytes = 5 * 1024 * 1024

const Subject = z.string().regex(/^[a-zA-Z]{1,40}$/)

/** What a template may name: a field of the record, or of the lines of a sub-table. */
const Variable = z.object({
  /** As it is written between braces. */
  name: z.string(),
  label: z.string(),
  /** The columns of a sub-table, written between `{#name}` and `{/name}`. */
  columns: z.array(z.object({ name: z.string(), label: z.string() })).optional(),
})
export type PaperVariable = z.output<typeof Variable>

const Template = z.object({ id: Id, name: z.string() })

const Kind = z.object({
  subject: z.string(),
  label: z.string(),
  templates: z.array(Template.extend({ createdAt: z.string(), createdBy: z.string().nullable() })),
  variables: z.array(Variable),
})
export type PaperKind = z.output<typeof Kind>

export const paper = {
  make: endpoint({
    method: 'POST',
    allowedWhenExpired: 'reading',
    path: '/api/paper/make',
    title: label('导出 PDF 或 Word', 'Records as PDF or Word'),
    access: 'signed-in',
    body: z.strictObject({
      subject: Subject,
      /** Several are packed into one file. */
      ids: z.array(Id).min(1).max(maxSheets),
      /** The template of Word to write by; PDF without one. */
      template: Id.optional(),
    }),
    result: IdResult,
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/paper/templates/:subject',
    title: label('单据的 Word 模板', 'Word templates of a kind of record'),
    access: 'signed-in',
    params: z.strictObject({ subject: Subject }),
    result: z.array(Template),
  }),
  kinds: endpoint({
    method: 'GET',
    path: '/api/paper_template/list',
    title: label('Word 模板', 'Word templates'),
    access: { permission: 'paperTemplate:list' },
    result: z.array(Kind),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/paper_template/upload/:subject',
    title: label('上传 Word 模板', 'Bring a Word template'),
    access: { permission: 'paperTemplate:create' },
    params: z.strictObject({ subject: Subject }),
    upload: true,
    result: Template,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/paper_template/delete/:id',
    title: label('删除 Word 模板', 'Delete a Word template'),
    access: { permission: 'paperTemplate:delete' },
    params: IdParams,
    result: IdResult,
  }),
}

export const paperErrors = errors({
  'paper.not_word': [54001, 422, '请上传 Word 文档（.docx）', 'Not a Word document (.docx)'],
  'paper.suspicious': [
    54002,
    422,
    '模板里带有宏、嵌入对象或外部内容，已拒绝；请另存为普通的 .docx 再上传',
    'The template carries macros, embedded objects or outside content and was refused; save it as a plain .docx',
  ],
  'paper.template_wrong': [54003, 422, '模板有误：{{problems}}', 'The template is wrong: {{problems}}'],
  'paper.name_taken': [
    54004,
    409,
    '这种单据已有同名模板，请先删除旧的或换个文件名',
    'There is a template of this name already; delete it first or choose another file name',
  ],
})
