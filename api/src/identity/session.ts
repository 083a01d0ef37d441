import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isMobile } from '../shared/checks.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const Name = z.string().trim().min(1, { error: '用户名不能为空' }).max(50)
export const Mobile = z.string().trim().refine(isMobile, { error: '请输入正确的手机号' })
/** The form's floor; the server asks for more when a password is set. An encrypted one is longer than a clear one. */
const Password = z.string().min(6, { error: '密码不能少于6位' }).max(1000)
export const SmsCode = z.string().regex(/^\d{6}$/, { error: '请输入手机验证码' })

/** A password that is only compared, never set: a short one is simply wrong. */
const TriedPassword = z.string().min(1, { error: '请输入密码' }).max(1000)

/** Asked for after some failures; the picture comes from `auth/captcha`. */
const Captcha = z.strictObject({ id: z.string().max(300), answer: z.string().trim().max(10) }).optional()

/** One of these: a token, or the companies the proven person must choose from with the ticket. */
export const EnteredSession = z.object({
  token: z.string(),
  ticket: z.string().optional(),
  choices: z.array(z.object({ applyId: Id, companyName: z.string(), displayName: z.string() })).optional(),
})
export type EnteredSession = z.output<typeof EnteredSession>

const Ticket = z.object({ ticket: z.string() })

const open = { method: 'POST', access: 'public' } as const

const logins = {
  byPassword: endpoint({
    ...open,
    path: '/api/auth/loginByPassword',
    title: label('账号登录', 'Sign in by account'),
    body: z.strictObject({ username: Name, password: Password, captcha: Captcha }),
    result: EnteredSession,
  }),
  byPasswordSub: endpoint({
    ...open,
    path: '/api/auth/loginByPasswordSub',
    title: label('子账号登录', 'Sign in by sub-account'),
    body: z.strictObject({
      companyCode: z.string().trim().min(1, { error: '请输入企业代码' }).max(12),
      username: Name,
      password: Password,
      captcha: Captcha,
    }),
    result: EnteredSession,
  }),
  byMobile: endpoint({
    ...open,
    path: '/api/auth/loginByMobile',
    title: label('手机号登录', 'Sign in by mobile'),
    body: z.strictObject({ mobile: Mobile, code: SmsCode }),
    result: EnteredSession,
  }),
  byFeishu: endpoint({
    ...open,
    path: '/api/auth/loginByFeishu',
    title: label('飞书登录', 'Sign in by Feishu'),
    body: z.strictObject({ code: z.string().min(1).max(500), state: z.string().max(300) }),
    result: EnteredSession,
  }),
  choose: endpoint({
    ...open,
    path: '/api/auth/chooseTenant',
    title: label('选择企业', 'Choose the company'),
    body: z.strictObject({ ticket: z.string().max(2000), applyId: Id }),
    result: EnteredSession,
  }),
}

/** Browsers are told where to go; nothing of this needs a session. */
const aids = {
  captcha: endpoint({
    method: 'GET',
    path: '/api/auth/captcha',
    title: label('图形验证码', 'Captcha'),
    access: 'public',
    result: z.object({ id: z.string(), image: z.string() }),
  }),
  ways: endpoint({
    method: 'GET',
    path: '/api/auth/ways',
    title: label('可用的登录方式', 'Ways to sign in'),
    access: 'public',
    result: z.object({
      feishu: z.boolean(),
      /** Set when passwords must travel encrypted: a public key in PEM. */
      publicKey: z.string().nullable(),
      demo: z.boolean(),
      /** The login is switched off on this machine. */
      virtual: z.boolean(),
      /** The number under which the site is on record with the authorities, where there is one. */
      beian: z.string().nullable(),
    }),
  }),
  feishu: endpoint({
    method: 'GET',
    path: '/api/auth/feishu',
    title: label('飞书授权地址', 'Feishu authorization address'),
    access: 'public',
    result: z.object({ url: z.string(), state: z.string() }),
  }),
}

const renewal = {
  logout: endpoint({
    method: 'GET',
    path: '/api/auth/logout',
    title: label('退出登录', 'Sign out'),
    access: 'public',
    writes: true,
    result: z.object({ done: z.boolean() }),
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/refreshToken',
    title: label('更新令牌', 'Renew the token'),
    access: 'public',
    writes: true,
    result: z.object({ token: z.string() }),
  }),
}

const locking = {
  lock: endpoint({
    method: 'POST',
    allowedWhenExpired: 'renewal',
    whileLocked: true,
    path: '/api/auth/lock',
    title: label('锁定屏幕', 'Lock the screen'),
    access: 'signed-in',
    result: z.object({ done: z.boolean() }),
  }),
  unlock: endpoint({
    method: 'POST',
    allowedWhenExpired: 'renewal',
    whileLocked: true,
    path: '/api/auth/unlock',
    title: label('解锁屏幕', 'Unlock the screen'),
    access: 'signed-in',
    body: z.strictObject({ password: TriedPassword, captcha: Captcha }),
    result: z.object({ done: z.boolean() }),
  }),
  /** Before a step that asks for the password again. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/confirm',
    title: label('再次验证密码', 'Confirm the password'),
    access: 'signed-in',
    body: z.strictObject({ password: TriedPassword, captcha: Captcha }),
    result: z.object({ done: z.boolean() }),
  }),
}

const NewPassword = z.string().min(6, { error: '密码不能少于6位' }).max(1000)

const recovery = {
  forgetVerify: endpoint({
    ...open,
    path: '/api/auth/forgetPassword/verify',
    title: label('找回密码：验证手机', 'Forgot password: prove the mobile'),
    body: z.strictObject({ mobile: Mobile, code: SmsCode }),
    result: Ticket,
  }),
  forgetUpdate: endpoint({
    ...open,
    path: '/api/auth/forgetPassword/update',
    title: label('找回密码：设置新密码', 'Forgot password: set a new one'),
    body: z.strictObject({ ticket: z.string().max(2000), password: NewPassword }),
    result: z.object({ done: z.boolean() }),
  }),
  changeMobileVerify: endpoint({
    method: 'POST',
    path: '/api/auth/changeMobile/verify',
    title: label('更换手机：验证原手机', 'Change mobile: prove the old one'),
    access: 'signed-in',
    body: z.strictObject({ code: SmsCode }),
    result: Ticket,
  }),
  changeMobileUpdate: endpoint({
    method: 'POST',
    path: '/api/auth/changeMobile/update',
    title: label('更换手机：绑定新手机', 'Change mobile: bind the new one'),
    access: 'signed-in',
    body: z.strictObject({ ticket: z.string().max(2000), mobile: Mobile, code: SmsCode }),
    result: z.object({ done: z.boolean() }),
  }),
  password: endpoint({
    method: 'PUT',
    path: '/api/auth/password',
    title: label('修改密码', 'Change the password'),
    access: 'signed-in',
    beforePasswordChange: true,
    body: z.strictObject({ oldPassword: Password, newPassword: NewPassword }),
    result: z.object({ done: z.boolean() }),
  }),
}

export const SessionView = z.object({
  id: Id,
  current: z.boolean(),
  way: z.string(),
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
})
export type SessionView = z.output<typeof SessionView>

const sessions = {
  list: endpoint({
    method: 'GET',
    allowedWhenExpired: 'renewal',
    path: '/api/auth/sessions',
    title: label('我的登录', 'My sessions'),
    access: 'signed-in',
    result: z.array(SessionView),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/auth/session/:id',
    title: label('结束一处登录', 'End a session'),
    access: 'signed-in',
    params: IdParams,
    result: IdResult,
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/api/auth/sessions/endOthers',
    title: label('结束其他登录', 'End the other sessions'),
    access: 'signed-in',
    result: z.object({ ended: z.int() }),
  }),
}

export const auth = { ...logins, ...aids, ...renewal, ...locking, ...recovery, sessions }
