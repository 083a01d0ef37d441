import type { HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import type { Preview } from '@srm/flow/preview'
import type { Flow } from '@srm/flow/tree/node'
import { isPeople, placeOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import { read } from '../approval.db.ts'

type Steps = HandlerResult<typeof approval.preview>['steps']

export const namesOf = async (ctx: Ctx, ids: readonly string[]): Promise<Record<string, string>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return {}
  const found = await read(ctx).selectFrom('user_ref').select(['id', 'name']).where('id', 'in', wanted).execute()
  return Object.fromEntries(found.map(({ id, name }) => [id ?? '', name ?? '']))
}

export const choiceOf = (flow: Flow, nodeId: string): { min: number; max: number } | null => {
  const { node } = placeOf(flow, nodeId)
  if (!isPeople(node)) return null
  const chosen = node.approvers.find((one) => one.by === 'selfSelect')
  return chosen ? { min: chosen.min, max: chosen.max } : null
}

/** What the interpreter foresees, with names. */
export const stepsOf = async (ctx: Ctx, flow: Flow, { stops, state }: Preview): Promise<Steps> => {
  const names = await namesOf(
    ctx,
    stops.flatMap(({ people }) => people),
  )
  return stops.map(({ nodeId, people }, index) => {
    const { node } = placeOf(flow, nodeId)
    return {
      nodeId,
      name: node.name,
      type: node.type,
      people: people.map((id) => ({ id, name: names[id] ?? '' })),
      choose: choiceOf(flow, nodeId),
      note: { ...state?.runs[index]?.decision, ...state?.runs[index]?.resolution },
    }
  })
}

export const endOf = ({ end }: Preview): string => (end.at === 'end' ? end.status : end.refusal.key)
