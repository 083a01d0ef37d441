import type { z } from 'zod'
import { choice } from '../shared/fields.ts'

/** Where an order comes from: an award, a price agreed for a while, or somebody's own word. */
export const orderSource = () =>
  choice('来源', 'From', [
    ['award', '定标', 'An award', 'green'],
    ['framework', '框架协议价', 'An agreed price', 'cyan'],
    ['direct', '直接下单', 'Ordered directly', 'orange'],
  ])
export type OrderSource = z.output<ReturnType<typeof orderSource>>

export const orderStage = () =>
  choice('订单阶段', 'Stage', [
    ['draft', '待发送', 'To be sent', 'grey'],
    ['sent', '待供应商确认', 'Sent', 'orange'],
    ['confirmed', '已确认', 'Confirmed', 'blue'],
    ['executing', '执行中', 'Under way', 'purple'],
    ['accepted', '已验收', 'Accepted', 'cyan'],
    ['settled', '已结算', 'Settled', 'green'],
    ['closed', '已关闭', 'Closed', 'grey'],
    ['canceled', '已取消', 'Canceled', 'red'],
  ])
export type OrderStage = z.output<ReturnType<typeof orderStage>>

/** What the supplier said to the order as it was sent last. */
export const orderAnswer = () =>
  choice('供应商答复', 'Answer', [
    ['none', '未发送', 'Not sent', 'grey'],
    ['waiting', '待答复', 'Waiting', 'orange'],
    ['confirmed', '已确认', 'Confirmed', 'green'],
    ['changeRequested', '要求修改', 'Asks for a change', 'purple'],
    ['rejected', '已拒绝', 'Rejected', 'red'],
  ])
export type OrderAnswer = z.output<ReturnType<typeof orderAnswer>>

/** A change counts once both sides have agreed to it. */
export const changeStage = () =>
  choice('变更阶段', 'Stage', [
    ['draft', '准备中', 'Preparing', 'grey'],
    ['sent', '待供应商确认', 'Sent', 'orange'],
    ['agreed', '已生效', 'In force', 'green'],
    ['refused', '供应商不同意', 'Refused', 'red'],
    ['canceled', '已撤销', 'Canceled', 'grey'],
  ])
export type ChangeStage = z.output<ReturnType<typeof changeStage>>
