import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label, type Label } from '../shared/label.ts'
import { Candidate, InvitationChoice, Invitations } from './invitation.ts'
import { cancelFields, extendFields, Purchase, roundFields } from './purchase.ts'
import { PriceHistory } from '../shared/price-history.ts'
import { PurchaseQuestion, questionText } from './question.ts'
import { openMode } from './words.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

const family = 'purchase'
const PurchaseParams = z.strictObject({ purchaseId: Id })
const reason = z.string().trim().min(1).max(200)

/** A step of one purchase, by whoever has the word for it. */
const step = <B extends z.ZodType>(action: string, title: Label, body: B) =>
  endpoint({
    method: 'POST',
    path: `/api/purchase/${action}/:id`,
    family,
    title,
    access: { permission: `purchase:${action}` },
    params: IdParams,
    body,
    result: VersionResult,
  })

const RoundBody = z.strictObject({
  ...roundFields,
  isFinal: z.boolean().default(false),
  /** Everybody who has quoted, where nobody is named. */
  suppliers: z.array(Id).min(1).max(200).optional(),
})

/** What publishing comes to: what stands in the way, what it will ask for, and what suppliers are told. */
const Preview = z.object({
  problems: z.array(z.string()),
  warnings: z.array(z.string()),
  minQuotes: z.int(),
  openMode: openMode(),
  needsApproval: z.boolean(),
  approvalReasons: z.array(z.string()),
  messages: z.array(
    z.object({ supplier: z.string(), contact: z.string(), mobile: z.string(), text: z.string(), length: z.int() }),
  ),
})
export type PurchasePreview = z.output<typeof Preview>

export const purchase = {
  ...crud(Purchase, { show: { path: 'info' } }),
  suppliers: endpoint({
    method: 'GET',
    path: '/api/purchase/suppliers/:purchaseId',
    family,
    title: label('采购单邀请的供应商', 'Suppliers asked'),
    access: { permission: 'purchase:show' },
    params: PurchaseParams,
    result: Invitations,
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/purchase/candidates/:id',
    family,
    title: label('可邀请的供应商', 'Suppliers that could be asked'),
    access: { permission: 'purchase:invite' },
    params: IdParams,
    query: z.strictObject({ keyword: z.string().trim().max(50).optional() }),
    result: z.array(Candidate),
  }),
  /** What lines like these cost before. */
  prices: endpoint({
    method: 'GET',
    path: '/api/purchase/prices/:id',
    family,
    title: label('历史价', 'What such lines cost before'),
    access: { permission: 'purchase:show' },
    params: IdParams,
    result: z.array(PriceHistory),
  }),
  invite: step(
    'invite',
    label('邀请供应商', 'Ask suppliers'),
    Versioned.extend({ suppliers: z.array(InvitationChoice).min(1).max(200) }),
  ),
  /** By the invitation it is about. */
  uninvite: step('uninvite', label('撤回邀请', 'Ask a supplier no more'), Versioned),
  preview: endpoint({
    method: 'GET',
    path: '/api/purchase/preview/:id',
    family,
    title: label('发布前检查', 'Before publishing'),
    access: { permission: 'purchase:publish' },
    params: IdParams,
    result: Preview,
  }),
  publish: step('publish', label('发布询价', 'Publish'), Versioned),
  resend: step('resend', label('重发邀请', 'Send invitations again'), Versioned.extend({ invitation: Id.optional() })),
  extend: step('extend', label('延长截止时间', 'Extend the deadline'), Versioned.extend(extendFields)),
  close: step('close', label('提前截止', 'Close early'), Versioned.extend({ reason })),
  /** With fewer quotes than asked for; the award then needs its own justification. */
  proceed: step('proceed', label('报价不足继续', 'Go on with few quotes'), Versioned.extend({ reason })),
  cancel: step('cancel', label('取消采购', 'Cancel'), Versioned.extend(cancelFields)),
  /** Some of those who quoted are asked once more. */
  round: step('round', label('发起新一轮报价', 'Start another round'), Versioned.extend(RoundBody.shape)),
  questions: endpoint({
    method: 'GET',
    path: '/api/purchase/questions/:id',
    family,
    title: label('供应商提问', 'Questions of suppliers'),
    access: { permission: 'purchase:show' },
    params: IdParams,
    result: z.array(PurchaseQuestion),
  }),
  /** By the question. */
  answer: step('answer', label('答复供应商提问', 'Answer to all'), z.strictObject({ answer: questionText })),
}
