import { file } from '@srm/api/file'
import { implement } from '#kernel/module.ts'
import { readFile } from './file.read.service.ts'
import { receiveFile } from './file.service.ts'
import { getFile, uploadLimitOf } from './file.views.ts'

export const routes = implement(file, {
  upload: async (ctx, _, { request, asTenant }) => {
    // Asked in a transaction of its own: none may be open while contents travel to the store.
    const limit = await asTenant(ctx.tenantId, uploadLimitOf)
    // A form that cannot be read holds no file.
    const part = request.isMultipart() ? await request.file().catch(() => undefined) : undefined
    return receiveFile(ctx, part, limit)
  },
  link: (ctx, { params }) => getFile(ctx, params.id),
  raw: (ctx, { params }, exchange) => readFile(ctx, params.token, exchange),
})
