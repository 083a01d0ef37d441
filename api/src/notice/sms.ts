import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isMobile } from '../shared/checks.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** A code asked for one purpose is worth nothing for another. */
export const smsPurposes = ['login', 'register', 'forget', 'changeMobile', 'changeMobileNew', 'supplier'] as const
export type SmsPurpose = (typeof smsPurposes)[number]

const Mobile = z.string().trim().refine(isMobile, { error: '请输入正确的手机号' })
const Asked = z.strictObject({
  mobile: Mobile,
  purpose: z.enum(smsPurposes).default('login'),
  /** Asked for where many codes went out; the picture comes from `auth/captcha`. */
  captchaId: z.string().max(300).optional(),
  captchaAnswer: z.string().trim().max(10).optional(),
})
/** The same for every number, known or not. */
const Sent = z.object({
  /** Seconds until another may be asked for. */
  wait: z.int(),
})

export const sms = {
  sendCode: endpoint({
    method: 'GET',
    path: '/api/sms/sendSmsCode',
    title: label('发送短信验证码', 'Send a code by SMS'),
    access: 'public',
    query: Asked,
    result: Sent,
    writes: true,
  }),
  postCode: endpoint({
    method: 'POST',
    path: '/api/sms/sendSmsCode',
    title: label('发送短信验证码', 'Send a code by SMS'),
    access: 'public',
    body: Asked,
    result: Sent,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/sms/test',
    title: label('发送测试短信', 'Send a test message'),
    access: { permission: 'sms:test' },
    /** Goes to one's own number, with samples for what is left open; `text` tries one that is not saved yet. */
    body: z.strictObject({ scene: z.string().max(60), text: z.string().trim().max(500).optional() }),
    result: z.object({
      /** Its line in the log. */
      id: Id,
      /** One's own number, covered. */
      mobile: z.string(),
      text: z.string(),
      /** How many more may be sent today. */
      left: z.int(),
    }),
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/s/:code',
    title: label('打开短信中的链接', 'Open the link of a message'),
    access: 'public',
    params: z.strictObject({ code: z.string().max(40) }),
    result: z.unknown(),
    raw: true,
  }),
}

/** Registered only in development: what would have been sent. */
export const smsDevelopment = {
  messages: endpoint({
    method: 'GET',
    path: '/api/dev/messages',
    title: label('开发短信', 'Messages in development'),
    access: 'public',
    result: z.array(z.object({ mobile: z.string(), text: z.string(), at: z.string() })),
  }),
}
