import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** What is to be mended, at the field it is about; an empty path is about the whole. */
export const Remark = z.object({ path: z.string().max(40), text: z.string() })
export type Remark = z.output<typeof Remark>

const words = z.string().trim().max(1000)
const version = { version: z.int() }
const Saved = z.object({ id: Id, version: z.int() })

const Duplicate = z.object({
  id: Id,
  code: z.string().nullable(),
  name: z.string(),
  lifecycle: z.string(),
  alike: z.array(z.enum(['creditCode', 'name', 'phone', 'bankAccount'])),
})

const Review = z.object({
  remarks: z.array(Remark),
  /** Suppliers we have that may be this one. */
  duplicates: z.array(Duplicate),
  /** Other applications of the same company or number. */
  others: z.array(z.object({ id: Id, code: z.string(), name: z.string(), stage: z.string(), submittedAt: z.string() })),
  /** A flow decides it. */
  inFlow: z.boolean(),
  /** The flow asks the one who is looking. */
  mine: z.boolean(),
})
export type Review = z.output<typeof Review>

const step = <B extends z.ZodType>(verb: string, zh: string, en: string, body: B) =>
  endpoint({
    method: 'POST',
    path: `/api/supplier_application/${verb}/:id`,
    title: label(zh, en),
    access: { permission: 'supplierApplication:review' },
    params: IdParams,
    body,
    result: Saved,
  })

/** What a reviewer does; where a flow decides, the same words act on the reviewer's task in it. */
export const review = {
  review: endpoint({
    method: 'GET',
    path: '/api/supplier_application/review/:id',
    title: label('准入申请的查重与意见', 'What to look at when reviewing'),
    access: { permission: 'supplierApplication:show' },
    params: IdParams,
    result: Review,
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/supplier_application/invitation',
    title: label('供应商入驻链接', 'The link suppliers apply by'),
    access: { permission: 'supplierApplication:list' },
    result: z.object({ url: z.string() }),
  }),
  take: step('take', '受理准入申请', 'Take an application', z.strictObject(version)),
  link: step('link', '关联已有供应商', 'Link to a supplier', z.strictObject({ ...version, supplier: Id.nullable() })),
  approve: step('approve', '通过准入申请', 'Approve', z.strictObject({ ...version, opinion: words.optional() })),
  giveBack: step(
    'return',
    '退回准入申请补正',
    'Return to be mended',
    z.strictObject({
      ...version,
      opinion: words.optional(),
      remarks: z.array(z.strictObject({ path: z.string().max(40), text: words.min(1) })).max(40),
    }),
  ),
  reject: step('reject', '拒绝准入申请', 'Reject', z.strictObject({ ...version, opinion: words.min(1) })),
  duplicate: step(
    'duplicate',
    '标记为重复申请',
    'Mark as a duplicate',
    z.strictObject({ ...version, supplier: Id, opinion: words.optional() }),
  ),
}
