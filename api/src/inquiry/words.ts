import type { invitationStates } from '../shared/invitation-states.ts'
import type { z } from 'zod'
import { choice } from '../shared/fields.ts'

/** How a purchase finds its supplier; all but the first are approved before anybody is asked. */
export const purchaseMethod = () =>
  choice('采购方式', 'Method', [
    ['inquiry', '询价', 'Inquiry', 'blue'],
    ['direct', '直接采购', 'Direct', 'orange'],
    ['framework', '框架协议', 'Framework', 'cyan'],
    ['singleSource', '单一来源', 'Single source', 'red'],
    ['tender', '招标', 'Tender', 'purple'],
  ])
export type PurchaseMethod = z.output<ReturnType<typeof purchaseMethod>>

export const purchaseStage = () =>
  choice('阶段', 'Stage', [
    ['draft', '准备中', 'Preparing', 'grey'],
    ['quoting', '报价中', 'Quoting', 'blue'],
    ['closed', '待开标', 'To be opened', 'orange'],
    ['failed', '报价不足', 'Too few quotes', 'red'],
    ['opened', '比价中', 'Comparing', 'purple'],
    ['awarding', '定标审批', 'Awarding', 'purple'],
    ['awarded', '已定标', 'Awarded', 'green'],
    ['ordered', '已下单', 'Ordered', 'green'],
    ['archived', '已归档', 'Archived', 'grey'],
    ['canceled', '已取消', 'Canceled', 'grey'],
  ])
export type PurchaseStage = z.output<ReturnType<typeof purchaseStage>>

/** From the least to the most careful way of opening quotes; publication may only raise it. */
export const openMode = () =>
  choice('开标方式', 'Quotes are opened', [
    ['clockOrAll', '到期或全部答复后', 'At the deadline or once all have answered', 'grey'],
    ['clock', '到期后', 'After the deadline', 'blue'],
    ['twoPeople', '到期后两人共同开标', 'After the deadline, by two people', 'orange'],
  ])
export type OpenMode = z.output<ReturnType<typeof openMode>>

export const compareMethod = () =>
  choice('比价方式', 'Quotes are compared', [
    ['lowest', '最低价', 'By price', 'blue'],
    ['scored', '综合评分', 'By scores', 'purple'],
  ])

export const timeSlot = () =>
  choice('时段', 'Time of day', [
    ['morning', '上午', 'Morning', 'blue'],
    ['afternoon', '下午', 'Afternoon', 'orange'],
    ['evening', '晚上', 'Evening', 'purple'],
    ['day', '全天', 'All day', 'grey'],
  ])

export { invitationStates } from '../shared/invitation-states.ts'
export type InvitationState = (typeof invitationStates)[number]
