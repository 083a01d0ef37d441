import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isMobile } from '../shared/checks.ts'
import { Id, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** To whom a link goes, and for how many days it is good. */
const ShareBody = z.strictObject({
  projectId: Id,
  name: z.string().trim().min(1, { error: '不能为空' }).max(50),
  mobile: z.string().refine(isMobile, { error: '请输入正确的手机号' }),
  company: z.string().trim().min(1).max(100).optional(),
  days: z.int().min(1).max(90),
})

export const runShare = {
  send: endpoint({
    method: 'POST',
    path: '/api/run_item/share',
    family: 'external',
    title: label('发送执行流程链接', 'Send a link to a run-of-show'),
    access: { permission: 'runItem:share' },
    body: ShareBody,
    result: IdResult,
  }),
}

const ExternalItem = z.object({
  id: Id,
  day: z.string(),
  startTime: z.string(),
  minutes: z.int(),
  title: z.string(),
  cues: z.array(z.string()),
  place: z.string().nullable(),
  /** Whom to look for; suppliers and remarks are our own business. */
  owner: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done']),
})
export type ExternalItem = z.output<typeof ExternalItem>

const ExternalSheet = z.object({
  company: z.string(),
  project: z.string(),
  items: z.array(ExternalItem),
})
export type ExternalSheet = z.output<typeof ExternalSheet>

/** What somebody with a link reads; there is nothing they can change. */
export const externalRun = {
  page: endpoint({
    method: 'GET',
    path: '/api/external/runOfShow/page',
    title: label('外部人员查看执行流程', 'Somebody outside reads a run-of-show'),
    access: 'external',
    result: ExternalSheet,
  }),
}
