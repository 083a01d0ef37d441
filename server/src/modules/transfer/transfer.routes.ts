import { transfer } from '@srm/api/transfer'
import { implement } from '#kernel/module.ts'
import { uploadLimitOf } from '#modules/file/index.ts'
import { startExport } from './export/export.service.ts'
import { startImport } from './import/import.service.ts'
import { previewImport } from './import/preview.service.ts'
import { showSheets } from './sheets.service.ts'
import { sendTemplate } from './import/template.service.ts'
import { getResult } from './transfer.views.ts'

export const routes = implement(transfer, {
  export: (ctx, { body }) => startExport(ctx, body),
  template: (ctx, { params }, exchange) => sendTemplate(ctx, params.subject, exchange),
  preview: async (ctx, { params }, { request, asTenant }) => {
    // Asked in a transaction of its own: none may be open while a workbook is read.
    const limit = await asTenant(ctx.tenantId, uploadLimitOf)
    const part = request.isMultipart() ? await request.file().catch(() => undefined) : undefined
    return previewImport(ctx, params.subject, part, limit)
  },
  import: (ctx, { body }) => startImport(ctx, body),
  result: (ctx, { params }) => getResult(ctx, params.id),
  sheets: (ctx, { params }) => showSheets(ctx, params.id),
})
