import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { NamedRef, percent } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label, type Label } from '../shared/label.ts'
import { Acceptance } from './acceptance.ts'
import { SignatureView } from './signature.ts'
import { AcceptanceVersion, matchState } from './words.ts'
import { Versioned } from '../shared/versioned.ts'

const family = 'acceptance'
const OrderParams = z.strictObject({ orderId: Id })
const reason = z.string().trim().min(1, { error: '不能为空' }).max(200)

const reading = <P extends z.ZodType, R extends z.ZodType>(path: string, title: Label, params: P, result: R) =>
  endpoint({
    method: 'GET',
    path: `/api/acceptance/${path}`,
    family,
    title,
    access: { permission: 'acceptance:show' },
    params,
    result,
  })

/** One row to begin with: what of the order has not been accepted yet, as ordered. */
const StartLine = z.object({
  orderLine: NamedRef,
  /** A line with rooms for some nights begins with a row for each of them. */
  day: z.string().nullable(),
  unit: z.string().nullable(),
  orderedQuantity: z.string(),
  orderedTimes: z.string(),
  /** Of the line, accepted before: quantity times nights, in acceptances that are not void. */
  acceptedTotal: z.string(),
  quantity: z.string(),
  times: z.string(),
  unitPrice: z.string().nullable(),
  isCustomerPaid: z.boolean(),
})
export type AcceptanceStartLine = z.output<typeof StartLine>

const Start = z.object({
  order: z.object({ id: Id, code: z.string(), title: z.string(), version: z.int() }),
  supplier: NamedRef,
  project: NamedRef.nullable(),
  contactName: z.string().nullable(),
  contactMobile: z.string().nullable(),
  /** How much more than ordered is accepted without further approval. */
  tolerance: z.string(),
  /** What is left of the minimum spend and discounts of the order. */
  adjustment: z.string().nullable(),
  lines: z.array(StartLine),
})
export type AcceptanceStart = z.output<typeof Start>

/** What may be invoiced of an order. Amounts are nothing for whoever does not see what things cost. */
const Match = z.object({
  order: Id,
  ordered: z.string().nullable(),
  accepted: z.string().nullable(),
  deducted: z.string().nullable(),
  customerPaid: z.string().nullable(),
  ceiling: z.string().nullable(),
  tolerance: z.string(),
  state: matchState(),
  isFinal: z.boolean(),
  acceptances: z.array(
    z.object({
      id: Id,
      code: z.string(),
      amount: z.string().nullable(),
      stage: z.string(),
      settledAt: z.string().nullable(),
    }),
  ),
})
export type AcceptanceMatch = z.output<typeof Match>

/** What somebody who was there is asked about the supplier. */
const RatingStart = z.object({
  supplier: NamedRef,
  criteria: z.array(z.string()),
  isRated: z.boolean(),
})
export type AcceptanceRating = z.output<typeof RatingStart>

const RatingBody = z.strictObject({
  scores: z
    .array(z.strictObject({ criterion: z.string().trim().min(1).max(30), score: percent('得分', 'Score') }))
    .min(1)
    .max(20),
  comment: z.string().trim().max(1000).optional(),
})

const step = <B extends z.ZodType>(action: string, permission: string, title: Label, body: B) =>
  endpoint({
    method: 'POST',
    path: `/api/acceptance/${action}/:id`,
    family,
    title,
    access: { permission: `acceptance:${permission}` },
    params: IdParams,
    body,
    result: AcceptanceVersion,
  })

export const acceptance = {
  ...crud(Acceptance),
  start: endpoint({
    method: 'GET',
    path: '/api/acceptance/start/:orderId',
    family,
    title: label('带入验收明细', 'What an acceptance begins with'),
    access: { permission: 'acceptance:create' },
    params: OrderParams,
    result: Start,
  }),
  match: reading('match/:orderId', label('订单与验收匹配', 'An order against what was accepted'), OrderParams, Match),
  signatures: reading(
    'signatures/:id',
    label('供应商签字记录', 'What the supplier signed'),
    IdParams,
    z.array(SignatureView),
  ),
  /** Sends the link, again where it was sent before. */
  requestSignature: step(
    'request_signature',
    'requestSignature',
    label('请供应商签字', 'Ask for the signature'),
    Versioned,
  ),
  /** A signed acceptance is opened again, and its signature counts no more. */
  reopen: step('reopen', 'reopen', label('撤销供应商签字', 'Void the signature'), Versioned.extend({ reason })),
  /** One both sides have settled is taken back by somebody who did not record it. */
  void: step('void', 'void', label('作废已结算的验收', 'Void a settled acceptance'), Versioned.extend({ reason })),
  rating: reading('rating/:id', label('验收后的评价', 'What is rated after an acceptance'), IdParams, RatingStart),
  rate: step('rate', 'rate', label('评价供应商', 'Rate the supplier'), RatingBody),
}

/** What a company says about acceptances as a whole. */
export const acceptanceRuleFields = {
  tolerance: percent('验收与开票容差 %', 'Tolerance of acceptances and invoices, %'),
}

const Rule = z.strictObject(acceptanceRuleFields)
export type AcceptanceRule = z.output<typeof Rule>

export const acceptanceRule = {
  show: endpoint({
    method: 'GET',
    path: '/api/acceptance_rule/show',
    family: 'acceptance_rule',
    title: label('查看验收规则', 'Show the rules for acceptances'),
    access: { permission: 'acceptance:list' },
    result: Rule,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/acceptance_rule/update',
    family: 'acceptance_rule',
    title: label('修改验收规则', 'Change the rules for acceptances'),
    access: { permission: 'acceptance:configure' },
    body: Rule,
    result: Rule,
  }),
}

/** Everything about one purchase on paper, made by the worker and kept with the purchase. */
export const purchaseArchive = {
  list: endpoint({
    method: 'GET',
    path: '/api/purchase_archive/list/:purchaseId',
    family: 'purchase_archive',
    title: label('采购归档文件', 'Archive of a purchase'),
    access: { permission: 'purchase:show' },
    params: z.strictObject({ purchaseId: Id }),
    result: z.array(
      z.object({
        id: Id,
        madeAt: z.string(),
        madeBy: z.string().nullable(),
        name: z.string(),
        size: z.int(),
        url: z.string(),
        sha256: z.string(),
      }),
    ),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/purchase_archive/make/:purchaseId',
    family: 'purchase_archive',
    title: label('生成采购归档文件', 'Make the archive of a purchase'),
    access: { permission: 'purchaseArchive:make' },
    params: z.strictObject({ purchaseId: Id }),
    body: z.strictObject({}),
    /** The job that makes it. */
    result: z.object({ id: Id }),
  }),
}
