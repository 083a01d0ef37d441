import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { FileView } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { ActResult } from './act.ts'

const words = z.string().trim().max(2000)

const ExternalBody = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.enum(['confirm', 'refuse']),
    opinion: words.optional(),
    signature: Id.optional(),
    files: z.array(Id).max(20).optional(),
    key: z.string().min(1).max(100).optional(),
  }),
  z.strictObject({
    do: z.literal('comment'),
    text: words.min(1),
    files: z.array(Id).max(20).optional(),
    key: z.string().min(1).max(100).optional(),
  }),
])
export type ExternalBody = z.output<typeof ExternalBody>

/** What somebody from outside sees: what the step opens to them, and what was said to them. */
const Page = z.object({
  serialNo: z.string(),
  step: z.string(),
  note: z.string(),
  document: z.string(),
  /** Their own name, and who asks where the step lets them know. */
  contact: z.string(),
  askedBy: z.string().nullable(),
  status: z.enum(['pending', 'confirmed', 'refused']),
  expiresAt: z.string(),
  /** `text` is the value in words; money and moments as they are kept. */
  fields: z.array(
    z.object({ path: z.string(), label: z.string(), kind: z.string(), value: z.unknown(), text: z.string() }),
  ),
  comments: z.array(
    z.object({ id: Id, mine: z.boolean(), author: z.string().nullable(), body: z.string(), at: z.string() }),
  ),
  files: z.array(z.object({ mine: z.boolean(), at: z.string(), file: FileView })),
  actions: z.array(z.enum(['confirm', 'refuse', 'comment', 'upload'])),
})
export type ExternalPage = z.output<typeof Page>

const externalPath = (path: string) => `/api/external/approval/${path}` as const

/** A task asked of a supplier: what their contact may call, and what our own people do about it. */
export const external = {
  page: endpoint({
    method: 'GET',
    path: externalPath('page'),
    title: label('供应商查看待确认事项', 'What a supplier is asked'),
    access: 'external',
    result: Page,
  }),
  act: endpoint({
    method: 'POST',
    path: externalPath('act'),
    title: label('供应商确认、拒绝或留言', 'A supplier confirms, refuses or comments'),
    access: 'external',
    body: ExternalBody,
    result: z.object({ status: Page.shape.status }),
  }),
  upload: endpoint({
    method: 'POST',
    path: externalPath('upload'),
    title: label('供应商上传文件', 'A supplier uploads a file'),
    access: 'external',
    upload: true,
    result: FileView,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/approval/external/send/:id',
    title: label('重新发送供应商链接', "Send a supplier's link again"),
    access: 'signed-in',
    params: IdParams,
    result: z.object({ id: Id, expiresAt: z.string() }),
  }),
  reassign: endpoint({
    method: 'POST',
    path: '/api/approval/external/reassign/:id',
    title: label('更换供应商联系人', 'Ask another contact of the supplier'),
    access: 'signed-in',
    params: IdParams,
    body: z.strictObject({ contact: Id }),
    result: ActResult,
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/api/approval/external/contacts/:id',
    title: label('可询问的供应商联系人', 'Contacts of the supplier who can be asked'),
    access: 'signed-in',
    params: IdParams,
    result: z.array(
      z.object({
        id: Id,
        name: z.string(),
        company: z.string().nullable(),
        /** Enough of it to tell two of the same name apart. */
        mobile: z.string(),
        /** The one who has the task now. */
        asked: z.boolean(),
      }),
    ),
  }),
}
