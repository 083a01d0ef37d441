import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { askProvider, noTemplate, tryAgain, waiting } from './sms-call.ts'
import { templatesOf } from './sms-templates.ts'
import type { Sms, SmsAnswer, SmsReport } from './sms.ts'

type Settings = Pick<
  Config,
  'SMS_ENDPOINT' | 'SMS_REGION' | 'SMS_KEY_ID' | 'SMS_KEY_SECRET' | 'SMS_APP_ID' | 'SMS_SIGN_NAME' | 'SMS_TEMPLATES'
>

const Word = z.object({
  Code: z.string().max(200),
  Message: z.string().max(2000).default(''),
  SerialNo: z.string().max(200).optional(),
})
const Answer = z.object({
  Response: z.object({ Error: Word.optional(), SendStatusSet: z.array(Word).max(10).optional() }),
})

const Details = z.object({
  Response: z.object({
    PullSmsSendStatusSet: z
      .array(z.object({ SerialNo: z.string(), ReportStatus: z.string(), Description: z.string().max(200).default('') }))
      .max(100)
      .optional(),
  }),
})

/** About this very number: trying again would be refused again. */
const hopeless = /PhoneNumber/

const contentType = 'application/json; charset=utf-8'
const names = 'content-type;host;x-tc-action'
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Tencent Cloud's third signature: a key made for the day and the service signs the hashed request. */
const signed = (host: string, action: string, body: string, config: Settings): Record<string, string> => {
  const timestamp = Math.floor(Date.now() / 1000)
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const lines = `content-type:${contentType}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const canonical = ['POST', '/', '', lines, names, sha256(body)].join('\n')
  const scope = `${day}/sms/tc3_request`
  const toSign = ['TC3-HMAC-SHA256', String(timestamp), scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(`TC3${config.SMS_KEY_SECRET}`, day), 'sms'), 'tc3_request')
  return {
    'content-type': contentType,
    'x-tc-action': action,
    'x-tc-version': '2021-01-11',
    'x-tc-region': config.SMS_REGION ?? 'ap-guangzhou',
    'x-tc-timestamp': String(timestamp),
    authorization: `TC3-HMAC-SHA256 Credential=${config.SMS_KEY_ID}/${scope}, SignedHeaders=${names}, Signature=${hmac(key, toSign).toString('hex')}`,
  }
}

const meaning = ({ Response: { Error: refused, SendStatusSet = [] } }: z.output<typeof Answer>): SmsAnswer => {
  const { Code, Message, SerialNo } = refused ?? SendStatusSet[0] ?? { Code: 'empty', Message: '' }
  const accepted = Code === 'Ok'
  const again = !accepted && !hopeless.test(Code)
  return { accepted, code: Code, message: Message, again, ...(SerialNo !== undefined && { id: SerialNo }) }
}

const reportOf =
  (id: string) =>
  ({ Response: { PullSmsSendStatusSet = [] } }: z.output<typeof Details>): SmsReport => {
    const line = PullSmsSendStatusSet.find(({ SerialNo }) => SerialNo === id)
    if (!line) return waiting
    return line.ReportStatus === 'SUCCESS' ? { state: 'delivered' } : { state: 'failed', reason: line.Description }
  }

/** It is looked for from shortly before it was sent, for a day. */
const before = 60
const day = 86_400

export const tencentSms = (config: Settings, timeout = 5000): Sms => {
  const base = new URL(config.SMS_ENDPOINT ?? 'https://sms.tencentcloudapi.com')
  const templateOf = templatesOf(config)
  const callOf = <S extends z.ZodType>(action: string, fields: object, schema: S) => {
    const body = JSON.stringify(fields)
    return { url: `${base.origin}/`, headers: signed(base.host, action, body, config), body, schema, timeout }
  }
  return {
    provider: 'tencent',
    send: (message) => {
      const id = templateOf(message)
      if (!id) return Promise.resolve(noTemplate(message.template))
      const fields = {
        PhoneNumberSet: [`+86${message.mobile}`],
        SmsSdkAppId: config.SMS_APP_ID,
        SignName: config.SMS_SIGN_NAME,
        TemplateId: id,
        TemplateParamSet: Object.values(message.params),
      }
      return askProvider(callOf('SendSms', fields, Answer), meaning, tryAgain)
    },
    report: ({ id, mobile, sentAt }) => {
      const BeginTime = Math.floor(sentAt.getTime() / 1000) - before
      const fields = {
        BeginTime,
        EndTime: BeginTime + day,
        Offset: 0,
        Limit: 100,
        PhoneNumber: `+86${mobile}`,
        SmsSdkAppId: config.SMS_APP_ID,
      }
      return askProvider(callOf('PullSmsSendStatusByPhoneNumber', fields, Details), reportOf(id), () => waiting)
    },
  }
}
