import { label } from '@srm/api/shared/label'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { DefaultDictionary } from '#kernel/module.ts'

const ordering = [...readingAndExport, 'create', 'update', 'delete', 'send', 'recall', 'begin', 'cancel'] as const
const changing = [...readingAndExport, 'create', 'update', 'delete', 'withdraw', 'resend'] as const

/** Buyers write and send orders; whoever sets another price or closes one writes none by the same role. */
export const grants: Grants = {
  purchaseOrder: {
    GM: [...readingAndExport, 'override', 'close'],
    DEPT: [...readingAndExport, 'override', 'close', 'assign'],
    PM: [...reading, 'begin'],
    FINANCE: [...readingAndExport, 'override', 'close'],
    BUYER: ordering,
    AUDIT: reading,
  },
  orderChange: {
    GM: readingAndExport,
    DEPT: readingAndExport,
    PM: reading,
    FINANCE: readingAndExport,
    BUYER: changing,
    AUDIT: reading,
  },
}

export const dictionaries: readonly DefaultDictionary[] = [
  {
    selTypeName: 'orderCancelReason',
    name: label('订单取消原因', 'Why orders are canceled'),
    options: [
      ['rejected', '供应商拒绝', 'The supplier refuses'],
      ['eventCanceled', '活动取消', 'Event canceled'],
      ['eventPostponed', '活动延期', 'Event postponed'],
      ['demandChanged', '需求变更', 'Demand changed'],
      ['otherSupplier', '改用其他供应商', 'Another supplier'],
      ['breach', '供应商违约', 'Breach by the supplier'],
      ['forceMajeure', '不可抗力', 'Force majeure'],
      ['other', '其他', 'Other'],
    ],
  },
]
