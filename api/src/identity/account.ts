import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
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
  /** Subjects the company's plan lacks, each with the plan that has it. */
  closedByPlan: z.record(z.string(), z.string()),
  isSuper: z.boolean(),
  department: NamedRef.nullable(),
  company: z.string(),
  companyCode: z.string(),
  /** The company's own limit for one file, in bytes. */
  uploadLimit: z.int(),
  /** The company wants name and time over everybody's pages. */
  watermark: z.boolean(),
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
  /** Whom to ask for a right one lacks. */
  administrators: endpoint({
    method: 'GET',
    path: '/api/user/administrators',
    title: label('可以联系的管理员', 'Administrators to ask'),
    access: 'signed-in',
    result: z.array(z.object({ name: z.string() })),
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
