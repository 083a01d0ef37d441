import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isCreditCode, isMobile } from '../shared/checks.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const Mobile = z.string().trim().refine(isMobile, { error: '请输入正确的手机号' })
const Text = (max: number) => z.string().trim().max(max)

/** The company itself, as its own people see it. */
export const Apply = z.object({
  id: Id,
  companyName: z.string(),
  shortName: z.string().nullable(),
  companyCode: z.string(),
  creditCode: z.string().nullable(),
  contactName: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  industry: z.string().nullable(),
  staffScale: z.string().nullable(),
  region: z.string().nullable(),
  address: z.string().nullable(),
  logo: z.string().nullable(),
  status: z.string(),
  plan: z.string(),
  seats: z.int(),
  seatsUsed: z.int(),
  /** Bytes of all files, each content counted once. */
  storageUsed: z.int(),
  outDate: z.string().nullable(),
  /** none, reading (writes are refused), renewal (nothing but renewing). */
  closing: z.enum(['none', 'reading', 'renewal']),
  settings: z.object({
    uploadLimit: z.int(),
    sessionDays: z.int(),
    watermark: z.boolean(),
    strictPasswords: z.boolean(),
    overBudget: z.enum(['warn', 'block']),
  }),
  version: z.int(),
})
export type Apply = z.output<typeof Apply>

export const PurchaseLog = z.object({
  id: Id,
  plan: z.string(),
  years: z.int(),
  giftYears: z.int(),
  seats: z.int(),
  amount: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  operator: z.string(),
  note: z.string().nullable(),
  createdAt: z.string(),
})
export type PurchaseLog = z.output<typeof PurchaseLog>

export const apply = {
  register: endpoint({
    method: 'POST',
    path: '/api/apply/registerApplay',
    title: label('企业注册', 'Register a company'),
    access: 'public',
    body: z.strictObject({
      companyName: z.string().trim().min(2, { error: '请输入企业名称' }).max(100),
      contactName: z.string().trim().min(1, { error: '请输入联系人' }).max(50),
      mobile: Mobile,
      code: z.string().regex(/^\d{6}$/, { error: '请输入手机验证码' }),
      password: z.string().min(6, { error: '密码不能少于6位' }).max(1000),
      agreement: z.literal(true, { error: '请先同意服务协议' }),
    }),
    result: z.object({ applyId: Id, companyCode: z.string(), token: z.string() }),
  }),
  mine: endpoint({
    method: 'GET',
    allowedWhenExpired: 'renewal',
    whileLocked: true,
    path: '/api/apply/mine',
    title: label('企业信息', 'My company'),
    access: 'signed-in',
    result: Apply,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/apply/:id',
    title: label('修改企业信息', 'Change the company'),
    access: { permission: 'apply:update' },
    params: IdParams,
    body: z.strictObject({
      companyName: z.string().trim().min(2).max(100).optional(),
      shortName: Text(50).nullable().optional(),
      creditCode: z
        .string()
        .trim()
        .toUpperCase()
        .refine(isCreditCode, { error: '统一社会信用代码不正确' })
        .nullable()
        .optional(),
      contactName: Text(50).nullable().optional(),
      mobile: Mobile.nullable().optional(),
      email: z.email({ error: '邮箱格式不正确' }).max(200).nullable().optional(),
      industry: Text(50).nullable().optional(),
      staffScale: Text(50).nullable().optional(),
      region: z
        .string()
        .regex(/^\d{6}$/)
        .nullable()
        .optional(),
      address: Text(200).nullable().optional(),
      logoId: Id.nullable().optional(),
      settings: Apply.shape.settings.partial().strict().optional(),
      version: z.int(),
    }),
    result: IdResult,
  }),
  purchases: endpoint({
    method: 'GET',
    allowedWhenExpired: 'renewal',
    path: '/api/apply/purchases',
    title: label('购买记录', 'Purchases'),
    access: 'signed-in',
    result: z.array(PurchaseLog),
  }),
  /** Whom to call for a renewal. */
  manager: endpoint({
    method: 'GET',
    allowedWhenExpired: 'renewal',
    path: '/api/apply/manager',
    title: label('客户经理', 'Account manager'),
    access: 'signed-in',
    result: z.object({ name: z.string(), phone: z.string(), wechat: z.string().nullable(), qr: z.string().nullable() }),
  }),
}
