import { bool, choice, dict, ref } from '../shared/fields.ts'

/** Fields several of a customer's records have. */
export const ofCustomer = () => ref('客户', 'Customer', 'customer')

export const inUse = () =>
  choice('状态', 'Status', [
    ['enabled', '启用', 'Enabled', 'green'],
    ['disabled', '停用', 'Disabled', 'grey'],
  ])

export const flag = (zh: string, en: string) => bool(zh, en).default(false)

export const followUpWay = () => dict('跟进方式', 'Way', 'followUpType')
