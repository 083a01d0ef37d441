import { z } from 'zod'
import { choice } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'

/** Where an acceptance stands between both sides; what our own approval says of it is its status. */
export const acceptanceStage = () =>
  choice('验收阶段', 'Stage', [
    ['recording', '验收中', 'Being recorded', 'grey'],
    ['signing', '待供应商签字', 'With the supplier', 'orange'],
    ['objected', '供应商有异议', 'The supplier objects', 'red'],
    ['signed', '供应商已签字', 'Signed by the supplier', 'blue'],
    ['settled', '已结算', 'Settled', 'green'],
    ['void', '已作废', 'Void', 'red'],
  ])
export type AcceptanceStage = z.output<ReturnType<typeof acceptanceStage>>

/** What was accepted against what may be invoiced: nothing yet, all of it, within the tolerance, or beyond it. */
export const matchState = () =>
  choice('三单匹配', 'Three-way match', [
    ['unaccepted', '未验收', 'Not accepted', 'grey'],
    ['open', '未开完', 'Not invoiced in full', 'blue'],
    ['matched', '一致', 'Matched', 'green'],
    ['within', '在容差内', 'Within the tolerance', 'orange'],
    ['exception', '异常', 'Exception', 'red'],
  ])
export type MatchState = z.output<ReturnType<typeof matchState>>

export const AcceptanceVersion = z.object({ id: Id, version: z.int() })
