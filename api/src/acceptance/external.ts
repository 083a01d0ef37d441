import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { label } from '../shared/label.ts'
import { Drawing } from './signature.ts'

const path = (of: string) => `/api/external/acceptance/${of}` as const

const filled = (max: number) => z.string().trim().min(1, { error: '不能为空' }).max(max)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const PageFile = z.object({ id: z.string(), name: z.string(), url: z.string() })

/** What a supplier reads before it signs: what was really there and what it comes to, and nothing of our approval. */
const Page = z.object({
  company: z.string(),
  code: z.string(),
  title: z.string(),
  orderCode: z.string(),
  project: z.string().nullable(),
  supplier: z.string(),
  contact: z.string(),
  acceptedOn: z.string(),
  isFinal: z.boolean(),
  remark: z.string().nullable(),
  lines: z.array(
    z.object({
      name: z.string(),
      day: z.string().nullable(),
      part: z.string().nullable(),
      unit: z.string().nullable(),
      orderedQuantity: z.string(),
      orderedTimes: z.string(),
      quantity: z.string(),
      times: z.string(),
      unitPrice: z.string(),
      amount: z.string(),
      isCustomerPaid: z.boolean(),
      remark: z.string().nullable(),
    }),
  ),
  deductions: z.array(
    z.object({
      reason: z.string(),
      line: z.string().nullable(),
      amount: z.string(),
      note: z.string(),
      files: z.array(PageFile),
    }),
  ),
  photos: z.array(PageFile),
  linesAmount: z.string(),
  adjustment: z.string(),
  deductionAmount: z.string(),
  amount: z.string(),
  /** `closed`: it is neither to be signed nor objected to any more. */
  state: z.enum(['open', 'signed', 'objected', 'closed']),
  /** Of all of the above: what is signed is what was read. */
  sha256: Sha256,
  signature: z.object({ name: z.string(), at: z.string(), sha256: Sha256, drawing: Drawing.nullable() }).nullable(),
  objection: z.object({ text: z.string(), at: z.string() }).nullable(),
})
export type AcceptancePage = z.output<typeof Page>

/** What a supplier does about one acceptance, by their link and for nobody else. */
export const externalAcceptance = {
  page: endpoint({
    method: 'GET',
    path: path('page'),
    title: label('供应商验收签字页', "What a supplier's page of an acceptance shows"),
    access: 'external',
    result: Page,
  }),
  sign: endpoint({
    method: 'POST',
    path: path('sign'),
    title: label('供应商签字', 'A supplier signs an acceptance'),
    access: 'external',
    /** The name is typed in any case; who has a finger draws it too. */
    body: z.strictObject({ sha256: Sha256, name: filled(50), drawing: Drawing.nullable() }),
    result: z.object({ sha256: Sha256, at: z.string() }),
  }),
  object: endpoint({
    method: 'POST',
    path: path('object'),
    title: label('供应商提出异议', 'A supplier objects to an acceptance'),
    access: 'external',
    body: z.strictObject({ sha256: Sha256, name: filled(50), text: filled(1000) }),
    result: z.object({ at: z.string() }),
  }),
}
