import { createHash, createHmac, randomUUID } from 'node:crypto'
import { shanghaiTime } from '@srm/api/shared/date'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { askProvider, noTemplate, tryAgain, waiting } from './sms-call.ts'
import { templatesOf } from './sms-templates.ts'
import type { Sms, SmsReport } from './sms.ts'

type Settings = Pick<Config, 'SMS_ENDPOINT' | 'SMS_KEY_ID' | 'SMS_KEY_SECRET' | 'SMS_SIGN_NAME' | 'SMS_TEMPLATES'>

const Answer = z.object({
  Code: z.string().max(200),
  Message: z.string().max(2000).default(''),
  BizId: z.string().max(200).optional(),
})
const Details = z.object({
  Code: z.string().max(200),
  SmsSendDetailDTOs: z
    .object({
      SmsSendDetailDTO: z.array(z.object({ SendStatus: z.int(), ErrCode: z.string().max(200).default('') })).max(100),
    })
    .optional(),
})

/** About this very number: trying again would be refused again. */
const hopeless = /^isv\.(MOBILE|BUSINESS_LIMIT_CONTROL|BLACK)/

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Alibaba Cloud's third signature: the request put into one order, hashed, and signed with the key's secret. */
const signed = (
  host: string,
  action: string,
  query: string,
  { SMS_KEY_ID, SMS_KEY_SECRET }: Settings,
): Record<string, string> => {
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name] ?? ''}\n`).join('')
  const canonical = ['POST', '/', query, lines, names.join(';'), sha256('')].join('\n')
  const signature = createHmac('sha256', SMS_KEY_SECRET)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `ACS3-HMAC-SHA256 Credential=${SMS_KEY_ID},SignedHeaders=${names.join(';')},Signature=${signature}`
  // The client itself sends the host it was signed for.
  const { host: _, ...sent } = headers
  return { ...sent, authorization }
}

/** Waiting is 1, failed 2, delivered 3. */
const reportIn = ({ SmsSendDetailDTOs }: z.output<typeof Details>): SmsReport => {
  const detail = SmsSendDetailDTOs?.SmsSendDetailDTO[0]
  if (detail?.SendStatus === 3) return { state: 'delivered' }
  return detail?.SendStatus === 2 ? { state: 'failed', reason: detail.ErrCode } : waiting
}

export const aliyunSms = (config: Settings, timeout = 5000): Sms => {
  const base = new URL(config.SMS_ENDPOINT ?? 'https://dysmsapi.aliyuncs.com')
  const templateOf = templatesOf(config)
  const callOf = <S extends z.ZodType>(action: string, fields: Readonly<Record<string, string>>, schema: S) => {
    const query = Object.entries(fields)
      .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
      .sort()
      .join('&')
    return { url: `${base.origin}/?${query}`, headers: signed(base.host, action, query, config), schema, timeout }
  }
  return {
    provider: 'aliyun',
    send: (message) => {
      const id = templateOf(message)
      if (!id) return Promise.resolve(noTemplate(message.template))
      const fields = {
        PhoneNumbers: message.mobile,
        SignName: config.SMS_SIGN_NAME,
        TemplateCode: id,
        TemplateParam: JSON.stringify(message.params),
      }
      return askProvider(
        callOf('SendSms', fields, Answer),
        ({ Code, Message, BizId }) => ({
          accepted: Code === 'OK',
          code: Code,
          message: Message,
          again: Code !== 'OK' && !hopeless.test(Code),
          ...(BizId !== undefined && { id: BizId }),
        }),
        tryAgain,
      )
    },
    report: ({ id, mobile, sentAt }) => {
      const SendDate = shanghaiTime(sentAt).slice(0, 10).replaceAll('-', '')
      const fields = { PhoneNumber: mobile, BizId: id, SendDate, PageSize: '10', CurrentPage: '1' }
      return askProvider(callOf('QuerySendDetails', fields, Details), reportIn, () => waiting)
    },
  }
}
