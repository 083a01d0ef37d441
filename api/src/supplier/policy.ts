import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { integer, money, percent } from '../shared/fields.ts'
import { label } from '../shared/label.ts'

/** What a company asks of its suppliers before they rise, and what it lets pass. */
export const policyFields = {
  passMark: percent('考察合格线', 'Pass mark of the questionnaire'),
  preferredScore: percent('优选评分线', 'Score of a preferred supplier'),
  preferredOrders: integer('优选最少订单数', 'Fewest orders of a preferred supplier', { max: 999 }),
  oneTimeLimit: money('一次性采购限额', 'Limit of a one-time purchase'),
  coolOffDays: integer('黑名单冷静期（天）', 'Days before a blacklisting may be lifted', { max: 3650 }),
}

export const SupplierPolicy = z.object(policyFields)
export type SupplierPolicy = z.output<typeof SupplierPolicy>

export const policy = {
  show: endpoint({
    method: 'GET',
    path: '/api/supplier_policy/show',
    title: label('查看准入规则', 'Show the rules for suppliers'),
    access: { permission: 'supplier:list' },
    result: SupplierPolicy,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/supplier_policy/update',
    title: label('修改准入规则', 'Change the rules for suppliers'),
    access: { permission: 'supplierPolicy:update' },
    body: z.strictObject(policyFields),
    result: SupplierPolicy,
  }),
}
