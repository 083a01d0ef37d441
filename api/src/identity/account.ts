import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export const UserInfo = z.object({
  userId: Id,
  username: z.string(),
  avatar: z.string(),
  onlyKey: z.string(),
  dept: z.object({ name: z.string() }),
  role: z.object({ name: z.string() }),
  isSuper: z.boolean(),
  apply: z.object({
    companyName: z.string(),
    outDate: z.string().nullable(),
    purchaseLog: z.object({ validTime: z.string() }).nullable(),
  }),
  /** '1' stands for a membership that never ends, and hides the card. */
  membershipRights: z.object({ title: z.string() }),
  versionNumber: z.string(),
})

export const Profile = z.object({
  id: Id,
  displayName: z.string(),
  avatar: z.string(),
  applyId: Id,
  permissions: z.array(z.string()),
  roles: z.array(z.string()),
  isSuper: z.boolean(),
  department: NamedRef.nullable(),
  company: z.string(),
  companyCode: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  post: z.string().nullable(),
  feishuBound: z.boolean(),
  mustChangePassword: z.boolean(),
  /** The company's membership ended: everything can be read, nothing written. */
  readOnly: z.boolean(),
  /** Set while somebody looks with the eyes of a role. */
  seeingAs: z.string().nullable(),
  feedbackShow: z.string(),
  userInfo: UserInfo,
})
export type Profile = z.output<typeof Profile>

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  hint: z.string(),
  permissions: z.array(z.string()),
  expiresAt: z.string().nullable(),
  usedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type ApiKey = z.output<typeof ApiKey>

export const account = {
  profile: endpoint({
    method: 'GET',
    allowedWhenExpired: 'renewal',
    path: '/api/user/profile',
    title: label('我的资料', 'My profile'),
    access: 'signed-in',
    keys: true,
    beforePasswordChange: true,
    whileLocked: true,
    result: Profile,
  }),
  saveProfile: endpoint({
    method: 'POST',
    path: '/api/user/profile',
    title: label('修改我的资料', 'Change my profile'),
    access: 'signed-in',
    body: z.strictObject({
      displayName: z.string().trim().min(1).max(50).optional(),
      email: z.email({ error: '邮箱格式不正确' }).max(200).nullable().optional(),
      /** An uploaded picture. */
      avatarId: Id.nullable().optional(),
    }),
    result: z.object({ done: z.boolean() }),
  }),
  bindFeishu: endpoint({
    method: 'POST',
    path: '/api/user/bindFeishu',
    title: label('绑定飞书', 'Bind Feishu'),
    access: 'signed-in',
    body: z.strictObject({ code: z.string().min(1).max(500), state: z.string().max(300) }),
    result: z.object({ done: z.boolean() }),
  }),
  unbindFeishu: endpoint({
    method: 'POST',
    path: '/api/user/unbindFeishu',
    title: label('解绑飞书', 'Unbind Feishu'),
    access: 'signed-in',
    result: z.object({ done: z.boolean() }),
  }),
}

export const apiKey = {
  list: endpoint({
    method: 'GET',
    path: '/api/api_key/list',
    title: label('我的接口密钥', 'My API keys'),
    access: { permission: 'apiKey:manage' },
    result: z.array(ApiKey),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/api_key/create',
    title: label('新增接口密钥', 'Make an API key'),
    access: { permission: 'apiKey:manage' },
    body: z.strictObject({
      name: z.string().trim().min(1).max(50),
      permissions: z.array(z.string().max(60)).min(1).max(500),
      expiresAt: z.iso.date().nullable().optional(),
    }),
    /** The key itself is told once. */
    secret: true,
    result: z.object({ id: Id, key: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/api_key/delete/:id',
    title: label('删除接口密钥', 'Delete an API key'),
    access: { permission: 'apiKey:manage' },
    params: IdParams,
    result: IdResult,
  }),
}

const LogQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  action: z.string().max(60).optional(),
  userId: Id.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

export const LogEntry = z.object({
  id: Id,
  action: z.string(),
  title: z.string(),
  actor: NamedRef.nullable(),
  at: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type LogEntry = z.output<typeof LogEntry>

const LogPage = z.object({ items: z.array(LogEntry), nextCursor: z.string().nullable() })

export const log = {
  system: endpoint({
    method: 'GET',
    path: '/api/log/system',
    title: label('系统日志', 'System log'),
    access: { permission: 'log:list' },
    query: LogQuery,
    result: LogPage,
  }),
  login: endpoint({
    method: 'GET',
    path: '/api/log/login',
    title: label('登录日志', 'Login log'),
    access: { permission: 'log:list' },
    query: LogQuery,
    result: LogPage,
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/log/verify',
    title: label('校验日志链', 'Verify the log chain'),
    access: { permission: 'log:verify' },
    result: z.object({ intact: z.boolean(), entries: z.int(), firstBroken: z.int().nullable() }),
  }),
}
