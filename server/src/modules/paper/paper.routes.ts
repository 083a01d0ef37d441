import { maxTemplateBytes, paper } from '@srm/api/paper'
import { implement } from '#kernel/module.ts'
import { readUpload } from '#modules/file/index.ts'
import { startPaper } from './paper.service.ts'
import { addTemplate, removeTemplate } from './word/template.service.ts'
import { listKinds, listTemplates } from './word/template.views.ts'

export const routes = implement(paper, {
  make: (ctx, { body }) => startPaper(ctx, body),
  templates: (ctx, { params }) => listTemplates(ctx, params.subject),
  kinds: (ctx) => listKinds(ctx),
  upload: async (ctx, { params }, { request }) => {
    const part = request.isMultipart() ? await request.file().catch(() => undefined) : undefined
    return addTemplate(ctx, params.subject, await readUpload(part, maxTemplateBytes))
  },
  remove: (ctx, { params }) => removeTemplate(ctx, params.id),
})
