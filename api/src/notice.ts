import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { announcement } from './notice/announcement.ts'
import { sms, smsDevelopment } from './notice/sms.ts'
import { errors } from './shared/errors.ts'
import { Id, IdParams, IdResult } from './shared/ids.ts'
import { label } from './shared/label.ts'
import { pageOf } from './shared/page.ts'

export { Announcement, type MyAnnouncement } from './notice/announcement.ts'
export { smsPurposes, type SmsPurpose } from './notice/sms.ts'

export const noticeTypes = ['approval', 'task', 'mention', 'due', 'system', 'announcement'] as const
export type NoticeType = (typeof noticeTypes)[number]
export const channels = ['site', 'email', 'sms', 'feishu'] as const
export type Channel = (typeof channels)[number]

const Type = z.enum(noticeTypes)

export const Notice = z.object({
  id: Id,
  type: Type,
  title: z.string(),
  body: z.string(),
  /** A page of ours; without one, the record below is where it leads. */
  link: z.string().nullable(),
  subject: z.string().nullable(),
  subjectId: Id.nullable(),
  readAt: z.string().nullable(),
  createdAt: z.string(),
})
export type Notice = z.output<typeof Notice>

/** Counted up to here; a bell says "99+". */
export const unreadCap = 99
const Unread = z.object({ unread: z.int(), capped: z.boolean() })

const Preferences = z.object({
  /** What this installation can deliver through. */
  channels: z.array(z.enum(channels)),
  /** Those of them one cannot be reached by yet: no number, no address, no account there. */
  unreachable: z.array(z.enum(channels)),
  items: z.array(z.object({ type: Type, channel: z.enum(channels), on: z.boolean() })),
})

export const notice = {
  list: endpoint({
    method: 'GET',
    path: '/api/notice/list',
    title: label('我的通知', 'My notices'),
    access: 'signed-in',
    query: z.strictObject({
      cursor: Id.optional(),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
      type: Type.optional(),
      unread: z.enum(['true', 'false']).optional(),
    }),
    result: pageOf(Notice).pick({ items: true, nextCursor: true }),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/notice/unread',
    title: label('未读通知数', 'How many notices are unread'),
    access: 'signed-in',
    result: Unread,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/notice/read',
    title: label('标记已读', 'Mark notices as read'),
    access: 'signed-in',
    body: z.strictObject({ ids: z.array(Id).min(1).max(100) }),
    result: Unread,
    allowedWhenExpired: 'reading',
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/notice/readAll',
    title: label('全部标记已读', 'Mark all notices as read'),
    access: 'signed-in',
    body: z.strictObject({ type: Type.optional() }),
    result: Unread,
    allowedWhenExpired: 'reading',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/notice/delete/:id',
    title: label('删除通知', 'Delete a notice'),
    access: 'signed-in',
    params: IdParams,
    result: IdResult,
  }),
  stream: endpoint({
    method: 'GET',
    path: '/api/notice/stream',
    title: label('实时推送', 'Live news'),
    access: 'signed-in',
    /** Seconds until the answer ends, for readers behind something that keeps answers back; without it, none. */
    query: z.strictObject({ wait: z.coerce.number().int().min(0).max(3600).optional() }),
    result: z.unknown(),
    raw: true,
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/notice/preference',
    title: label('通知偏好', 'How one wants to be told'),
    access: 'signed-in',
    result: Preferences,
  }),
  setPreference: endpoint({
    method: 'PUT',
    path: '/api/notice/preference',
    title: label('设置通知偏好', 'Set how one wants to be told'),
    access: 'signed-in',
    body: z.strictObject({ type: Type, channel: z.enum(channels), on: z.boolean() }),
    result: Preferences,
  }),
  announcement,
  sms,
}

/** Registered only outside production. */
export const noticeDevelopment = smsDevelopment

export const noticeErrors = errors({
  'sms.too_soon': [47001, 429, '发送过于频繁，请 60 秒后再试', 'Wait a minute before asking for another code'],
  'sms.day_limit': [47002, 429, '今日验证码发送次数已达上限', 'No more codes for this number today'],
  'sms.address_limit': [
    47003,
    429,
    '当前网络发送验证码过多，请稍后再试',
    'Too many codes from this network, try later',
  ],
  'sms.captcha': [47005, 422, '请先完成图形验证', 'Read the picture first'],
  'sms.budget': [47006, 429, '短信发送繁忙，请稍后再试', 'Too many messages are being sent, try again later'],
  'sms.foreign_page': [47004, 400, '请从本系统页面获取验证码', 'Ask for a code from a page of this system'],
  'sms.too_long': [
    47030,
    422,
    '含签名共 {{length}} 个字，不能超过 {{max}} 个字',
    '{{length}} characters with the signature, at most {{max}} are allowed',
  ],
  'sms.unknown_variable': [47031, 422, '没有这样的变量：{{names}}', 'There are no such variables: {{names}}'],
  'sms.empty_text': [47032, 422, '请填写短信内容', 'The text is empty'],
  'sms.platform_scene': [
    47033,
    422,
    '该短信由平台统一发送，不能修改',
    'The platform sends this message, it cannot be changed',
  ],
  'sms.required_scene': [47034, 422, '该短信不能停用', 'This message cannot be switched off'],
  'sms.no_mobile': [47035, 422, '请先在个人中心绑定手机号', 'Add a mobile number to your account first'],
  'sms.test_limit': [47036, 429, '今日测试短信已达 {{max}} 条', 'You have sent {{max}} test messages today'],
  'sms.link_gone': [47037, 404, '链接已失效', 'This link is no longer good'],
  'notice.too_many_streams': [47010, 429, '打开的页面过多', 'Too many open pages'],
  'notice.channel_unavailable': [47011, 422, '该通知渠道尚未开通', 'This channel is not available here'],
  'announcement.published': [47020, 409, '公告已发布，请先撤回', 'The announcement is published, withdraw it first'],
  'announcement.not_published': [47021, 409, '公告尚未发布', 'The announcement is not published'],
  'announcement.nobody': [47022, 422, '所选范围内没有在职人员', 'Nobody at work is in the chosen audience'],
})
