import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** What a supplier with a link calls to renew a certificate or propose prices; as light as the page that loads it. */
const filled = (max: number) => z.string().trim().min(1, { error: '不能为空' }).max(max)
const Money = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/, { error: '请输入金额，最多 2 位小数' })

const Certificate = z
  .strictObject({
    number: filled(60),
    issuedOn: z.iso.date().optional(),
    longTerm: z.boolean(),
    expiresOn: z.iso.date({ error: '请选择到期日期' }).optional(),
    files: z.array(Id).min(1, { error: '请上传影像' }).max(5),
  })
  .refine(({ longTerm, expiresOn }) => longTerm || expiresOn !== undefined, {
    error: '请选择到期日期',
    path: ['expiresOn'],
  })

const Price = z.strictObject({
  /** One of theirs that is on our list; without it, a new one. */
  item: Id.optional(),
  name: filled(100),
  spec: filled(200).optional(),
  unit: filled(20),
  price: Money,
})

export const RenewAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('certificate'), certificate: Certificate }),
  z.strictObject({ kind: z.literal('prices'), prices: z.array(Price).min(1).max(200) }),
])
export type RenewAnswer = z.output<typeof RenewAnswer>

const File = z.object({ id: Id, name: z.string(), mime: z.string(), size: z.int(), thumbUrl: z.string().nullable() })

const Page = z.object({
  company: z.string(),
  supplier: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  kind: z.enum(['certificate', 'prices']),
  status: z.enum(['asked', 'proposed', 'accepted', 'refused']),
  expiresAt: z.string(),
  opinion: z.string().nullable(),
  /** The one to renew, as we have it. */
  certificate: z
    .object({ type: z.string(), number: z.string(), expiresOn: z.string().nullable(), longTerm: z.boolean() })
    .nullable(),
  prices: z.array(
    z.object({ item: Id, name: z.string(), spec: z.string().nullable(), unit: z.string(), price: z.string() }),
  ),
})
export type RenewPage = z.output<typeof Page>

const externalPath = (path: string) => `/api/external/update/${path}` as const

export const renew = {
  page: endpoint({
    method: 'GET',
    path: externalPath('page'),
    title: label('供应商查看待更新内容', 'What a supplier is asked to update'),
    access: 'external',
    result: Page,
  }),
  upload: endpoint({
    method: 'POST',
    path: externalPath('upload'),
    title: label('供应商上传新证件', 'A supplier uploads a new certificate'),
    access: 'external',
    upload: true,
    result: File,
  }),
  answer: endpoint({
    method: 'POST',
    path: externalPath('answer'),
    title: label('供应商提交更新', 'A supplier proposes an update'),
    access: 'external',
    body: RenewAnswer,
    result: z.object({ status: Page.shape.status }),
  }),
}
