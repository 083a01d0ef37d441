import { runOfShow } from '@srm/api/run-of-show'
import { implement } from '#kernel/module.ts'
import { external, shareSheet } from './share.service.ts'

const { item: _item, ...calls } = runOfShow

export const routes = implement(calls, { external, share: { send: (ctx, { body }) => shareSheet(ctx, body) } })
