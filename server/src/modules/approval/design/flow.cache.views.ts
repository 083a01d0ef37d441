import type { Flow } from '@srm/flow/tree/node'
import { readFlow } from '@srm/flow/upcast'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { own } from '../approval.db.ts'

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
