import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { PurchaseLog } from './apply.ts'

/** A company as the platform's operator sees it: its contract with us, nothing of its business. */
export const Tenant = z.object({
  id: Id,
  companyCode: z.string(),
  companyName: z.string(),
  contactName: z.string().nullable(),
  mobile: z.string().nullable(),
  status: z.enum(['trial', 'active', 'expired', 'disabled']),
  plan: z.string(),
  seats: z.int(),
  seatsUsed: z.int(),
  outDate: z.string().nullable(),
  createdAt: z.string(),
})
export type Tenant = z.output<typeof Tenant>

const Failed = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  error: z.string(),
  failedAt: z.string(),
  tries: z.int(),
})

export const ErrorGroup = z.object({
  id: Id,
  message: z.string(),
  trace: z.string(),
  url: z.string(),
  count: z.int(),
  companies: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
})

const reading = { method: 'GET', access: 'operator' } as const
const writing = { method: 'POST', access: 'operator' } as const

export const platform = {
  login: endpoint({
    method: 'POST',
    path: '/api/platform/login',
    title: label('运营登录', 'Operator sign-in'),
    access: 'public',
    body: z.strictObject({
      username: z.string().trim().min(1).max(50),
      password: z.string().min(6).max(1000),
      /** What their authenticator shows now; it opens once. */
      code: z.string().regex(/^\d{6}$/),
      captcha: z.strictObject({ id: z.string().max(300), answer: z.string().trim().max(10) }).optional(),
    }),
    result: z.object({ token: z.string(), name: z.string() }),
  }),
  signOut: endpoint({
    ...writing,
    path: '/api/platform/signOut',
    title: label('运营退出', 'Operator sign-out'),
    result: z.object({ done: z.boolean() }),
  }),
  tenants: endpoint({
    ...reading,
    path: '/api/platform/tenants',
    title: label('租户列表', 'Companies'),
    query: z.strictObject({
      keyword: z.string().trim().max(50).optional(),
      status: z.enum(['trial', 'active', 'expired', 'disabled']).optional(),
      page: z.coerce.number().int().min(1).max(500).optional(),
    }),
    result: z.object({ items: z.array(Tenant), total: z.int() }),
  }),
  purchases: endpoint({
    ...reading,
    path: '/api/platform/purchases/:id',
    title: label('租户购买记录', "A company's purchases"),
    params: IdParams,
    result: z.array(PurchaseLog),
  }),
  renew: endpoint({
    ...writing,
    path: '/api/platform/renew/:id',
    title: label('登记续费', 'Record a renewal'),
    params: IdParams,
    body: z.strictObject({
      plan: z.enum(['standard', 'professional']),
      years: z.union([z.literal(3), z.literal(5)]),
      /** More than the plan brings, paid at the unit price. */
      extraSeats: z.int().min(0).max(10_000).default(0),
      note: z.string().trim().max(200).optional(),
    }),
    result: z.object({ outDate: z.string(), amount: z.string() }),
  }),
  disable: endpoint({
    ...writing,
    path: '/api/platform/disable/:id',
    title: label('停用租户', 'Disable a company'),
    params: IdParams,
    body: z.strictObject({ reason: z.string().trim().min(1).max(200) }),
    result: IdResult,
  }),
  enable: endpoint({
    ...writing,
    path: '/api/platform/enable/:id',
    title: label('启用租户', 'Enable a company'),
    params: IdParams,
    result: IdResult,
  }),
  health: endpoint({
    ...reading,
    path: '/api/platform/health',
    title: label('运行状况', 'Health'),
    result: z.object({
      version: z.string(),
      tenants: z.int(),
      waitingJobs: z.int(),
      failedJobs: z.int(),
      database: z.object({ ok: z.boolean(), ms: z.number() }),
      redis: z.object({ ok: z.boolean(), ms: z.number() }),
    }),
  }),
  failedJobs: endpoint({
    ...reading,
    path: '/api/platform/failedJobs',
    title: label('失败任务', 'Dead letters'),
    result: z.array(Failed),
  }),
  retryJob: endpoint({
    ...writing,
    path: '/api/platform/retryJob',
    title: label('重试失败任务', 'Retry a dead letter'),
    body: z.strictObject({ id: z.string().max(60) }),
    result: z.object({ done: z.boolean() }),
  }),
  errors: endpoint({
    ...reading,
    path: '/api/platform/errors',
    title: label('浏览器错误', 'Browser errors'),
    result: z.array(ErrorGroup),
  }),
  /** Posted by browsers in production; grouped by where it happened. */
  report: endpoint({
    method: 'POST',
    path: '/api/platform/report',
    title: label('上报浏览器错误', 'Report a browser error'),
    access: 'signed-in',
    body: z.strictObject({
      message: z.string().max(1000),
      trace: z.string().max(8000),
      url: z.string().max(500),
    }),
    result: z.object({ done: z.boolean() }),
  }),
}
