import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isMobile } from '../shared/checks.ts'
import { Id, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export const documentShare = {
  send: endpoint({
    method: 'POST',
    path: '/api/project_document/share',
    family: 'external',
    title: label('发送文档链接', 'Send a link to a document'),
    access: { permission: 'projectDocument:share' },
    body: z.strictObject({
      documentId: Id,
      name: z.string().trim().min(1, { error: '不能为空' }).max(50),
      mobile: z.string().refine(isMobile, { error: '请输入正确的手机号' }),
      company: z.string().trim().min(1).max(100).optional(),
      days: z.int().min(1).max(90),
    }),
    result: IdResult,
  }),
}

const ExternalDocument = z.object({
  company: z.string(),
  project: z.string(),
  name: z.string(),
  number: z.int(),
  fileName: z.string(),
  mime: z.string(),
  size: z.int(),
})
export type ExternalDocument = z.output<typeof ExternalDocument>

/** What somebody with a link to a document may do: see what it is, and take it. */
export const externalDocument = {
  page: endpoint({
    method: 'GET',
    path: '/api/external/document/page',
    title: label('外部人员查看文档', 'Somebody outside looks at a document'),
    access: 'external',
    result: ExternalDocument,
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/external/document/download',
    title: label('外部人员下载文档', 'Somebody outside downloads a document'),
    access: 'external',
    result: z.object({ url: z.string(), name: z.string() }),
  }),
}
