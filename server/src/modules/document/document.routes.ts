import { document } from '@srm/api/document'
import { implement } from '#kernel/module.ts'
import { external, shareDocument } from './share.service.ts'

const { document: _document, folder: _folder, ...calls } = document

export const routes = implement(calls, { external, share: { send: (ctx, { body }) => shareDocument(ctx, body) } })
