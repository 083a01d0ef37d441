import type { z } from 'zod'
import { optional } from '../shared/field-meta.ts'
import { bool, choice, date, integer, longText, percent, quantity, sided, text } from '../shared/fields.ts'

/** What a type of contract is about: who sells, or how it stands to other contracts. */
export const direction = () =>
  choice('合同方向', 'Direction', [
    ['sale', '销售', 'Sale', 'green'],
    ['purchase', '采购', 'Purchase', 'blue'],
    ['framework', '框架', 'Framework', 'purple'],
    ['supplement', '补充协议', 'Supplement', 'dark'],
    ['other', '其他', 'Other', 'grey'],
  ])
export type ContractDirection = z.output<ReturnType<typeof direction>>

/** Whether money comes in or goes out by it. */
export const side = () =>
  choice('收付方向', 'Money', [
    ['receive', '收款', 'Comes in', 'green'],
    ['pay', '付款', 'Goes out', 'blue'],
    ['none', '无收付', 'None', 'grey'],
  ])
export type ContractSide = z.output<ReturnType<typeof side>>

export const contractStages = [
  'draft',
  'toSign',
  'signed',
  'performing',
  'paused',
  'completed',
  'archived',
  'terminated',
  'void',
] as const
export type ContractStage = (typeof contractStages)[number]

/** Where the business stands; what the approval does to it is its status. */
export const stage = () =>
  choice('合同阶段', 'Stage', [
    ['draft', '起草中', 'Draft', 'grey'],
    ['toSign', '待签署', 'To be signed', 'orange'],
    ['signed', '已签署', 'Signed', 'blue'],
    ['performing', '履行中', 'Performing', 'blue'],
    ['paused', '已中止', 'Paused', 'orange'],
    ['completed', '履行完毕', 'Completed', 'green'],
    ['archived', '已归档', 'Archived', 'grey'],
    ['terminated', '已终止', 'Terminated', 'red'],
    ['void', '已作废', 'Void', 'red'],
  ])

export const amountKind = () =>
  choice('金额类型', 'Amount is', [
    ['fixed', '固定总价', 'Fixed', 'blue'],
    ['ceiling', '上限金额', 'A ceiling', 'orange'],
    ['unitPrice', '单价结算', 'By unit prices', 'purple'],
  ])
export type AmountKind = z.output<ReturnType<typeof amountKind>>

/** What an instalment waits for. */
export const trigger = () =>
  choice('付款条件', 'Due after', [
    ['sign', '签约', 'Signing'],
    ['setup', '进场', 'Moving in'],
    ['eventEnd', '活动结束', 'End of the event'],
    ['invoice', '收票', 'Invoice'],
    ['acceptance', '验收', 'Acceptance'],
    ['date', '固定日期', 'A fixed date'],
  ])
export type PlanTrigger = z.output<ReturnType<typeof trigger>>

/** The parts of a contract that a change may change, in the same words in both. */
export const lineFields = {
  name: text('标的名称', 'Item', { max: 100 }),
  spec: optional(text('规格说明', 'Specification', { max: 500 })),
  unit: optional(text('单位', 'Unit', { max: 20 })),
  quantity: quantity('数量', 'Quantity').default('1'),
  price: optional(sided('单价（含税）', 'Unit price incl. tax', { each: true })),
  /** Worked out from price and quantity where both are there. */
  amount: optional(sided('金额（含税）', 'Amount incl. tax')),
  remark: optional(text('备注', 'Remark', { max: 200 })),
}

export const clauseFields = {
  /** The clause of the template it began as. */
  key: optional(text('条款代码', 'Key', { max: 40 })),
  title: text('条款标题', 'Clause', { max: 100 }),
  text: longText('条款内容', 'Text', { max: 5000 }),
  /** Differs from the template's: counted by the product and shown to whoever approves. */
  isDeviation: bool('非标条款', 'Differs from template').default(false),
}

export const planFields = {
  name: text('款项名称', 'Instalment', { max: 50 }),
  trigger: trigger(),
  /** So many days after what it waits for; before it, when it is less than nothing. */
  offsetDays: integer('相差天数', 'Days after', { min: -365, max: 3650 }).default(0),
  ratio: optional(percent('比例 %', 'Share %')),
  /** Worked out from the share where there is one and no amount. */
  amount: optional(sided('金额（含税）', 'Amount incl. tax')),
  planDate: optional(date('约定日期', 'Agreed day')),
  remindDays: integer('提前提醒天数', 'Remind days before', { max: 90 }).default(7),
  remark: optional(text('备注', 'Remark', { max: 200 })),
}
