import type { Flow } from '@srm/flow/tree/node'
import { readFlow } from '@srm/flow/upcast'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { own } from '../approval.db.ts'
import { documents } from '../run/document.store.ts'
import { flowInLanguage } from './flow.words.rules.ts'

const known = new Map<string, Flow>()
const most = 300

/** Published editions never change, so each is read and parsed once per process. */
export const flowOf = async (ctx: Ctx, versionId: string): Promise<Flow> => {
  const found = known.get(versionId)
  if (found) return found
  const row = await own(ctx)
    .selectFrom('approval_flow_version')
    .select('tree')
    .where('id', '=', versionId)
    .executeTakeFirst()
  const flow = readFlow(row?.tree ?? fail('record.not_found'))
  if (known.size >= most) known.delete(known.keys().next().value ?? '')
  known.set(versionId, flow)
  return flow
}

const told = new Map<string, Flow>()

/** The same, with the names of its steps in the language of whoever reads them. */
export const readableFlowOf = async (ctx: Ctx, versionId: string): Promise<Flow> => {
  const flow = await flowOf(ctx, versionId)
  if (ctx.language === 'zh') return flow
  const found = told.get(versionId)
  if (found) return found
  const readable = flowInLanguage(flow, ctx.language, documents())
  if (told.size >= most) told.delete(told.keys().next().value ?? '')
  told.set(versionId, readable)
  return readable
}
