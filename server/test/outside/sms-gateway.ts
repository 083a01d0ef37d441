import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type SentMessage = { mobile: string; sign: string; template: string; params: unknown }

type Mood = 'kind' | 'throttled' | 'blacklisted' | 'silent' | 'rambling' | 'broken'

export type SmsGateway = {
  readonly endpoint: string
  /** What is answered when somebody asks what became of a message. */
  outcome: 'waiting' | 'delivered' | 'failed'
  /** What was asked for so. */
  readonly reports: unknown[]
  readonly sent: SentMessage[]
  mood: Mood
  close: () => Promise<void>
}

type Keys = { readonly id: string; readonly secret: string }
type ReceivedRequest = { method: string; path: string; query: string; headers: IncomingHttpHeaders; body: string }

const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex')
const mac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value)

const headerLines = (headers: IncomingHttpHeaders, names: string, lower = false): string =>
  names
    .split(';')
    .map(
      (name) =>
        `${name}:${lower && name === 'x-tc-action' ? String(headers[name]).toLowerCase() : String(headers[name]).trim()}\n`,
    )
    .join('')

/** What Alibaba Cloud's page on its third signature says, computed from what arrived. */
const aliyunRefusal = ({ method, path, query, headers, body }: ReceivedRequest, keys: Keys): string | undefined => {
  const parts = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (!parts) return 'MissingAuthorization'
  const [, id, names = '', signature] = parts
  if (id !== keys.id) return 'InvalidAccessKeyId.NotFound'
  if (Math.abs(Date.now() - Date.parse(String(headers['x-acs-date']))) > 900_000) return 'InvalidTimeStamp.Expired'
  for (const needed of [
    'host',
    'x-acs-action',
    'x-acs-content-sha256',
    'x-acs-date',
    'x-acs-signature-nonce',
    'x-acs-version',
  ])
    if (!names.split(';').includes(needed)) return 'IncompleteSignature'
  if (headers['x-acs-content-sha256'] !== sha256(body)) return 'InvalidContentSha256'
  const ordered = query
    .split('&')
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&')
  const request = [method, path, ordered, headerLines(headers, names), names, headers['x-acs-content-sha256']].join(
    '\n',
  )
  const right = mac(keys.secret, `ACS3-HMAC-SHA256\n${sha256(request)}`).digest('hex')
  return right === signature ? undefined : 'SignatureDoesNotMatch'
}

/** The same for Tencent Cloud's. */
const tencentRefusal = ({ method, path, headers, body }: ReceivedRequest, keys: Keys): string | undefined => {
  const parts =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]+)\/(\w+)\/tc3_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  if (!parts) return 'AuthFailure.InvalidAuthorization'
  const [, id, day = '', service = '', names = '', signature] = parts
  const time = Number(headers['x-tc-timestamp'])
  if (id !== keys.id) return 'AuthFailure.SecretIdNotFound'
  if (Math.abs(Date.now() / 1000 - time) > 300) return 'AuthFailure.SignatureExpire'
  if (new Date(time * 1000).toISOString().slice(0, 10) !== day) return 'AuthFailure.SignatureFailure'
  const request = [method, path, '', headerLines(headers, names, true), names, sha256(body)].join('\n')
  const told = `TC3-HMAC-SHA256\n${time}\n${day}/${service}/tc3_request\n${sha256(request)}`
  const forDay = mac(`TC3${keys.secret}`, day).digest()
  const key = mac(mac(forDay, service).digest(), 'tc3_request').digest()
  return mac(key, told).digest('hex') === signature ? undefined : 'AuthFailure.SignatureFailure'
}

type Answer = { status: number; body: unknown; sent?: SentMessage; report?: unknown }
type Outcome = SmsGateway['outcome']

/** The answer to `QuerySendDetails`. */
const aliyunReport = (query: URLSearchParams, outcome: Outcome): Answer => {
  const [SendStatus, ErrCode] = { waiting: [1, ''], delivered: [3, 'DELIVERED'], failed: [2, 'MOBILE_NOT_ON_SERVICE'] }[
    outcome
  ]
  const detail = { PhoneNum: query.get('PhoneNumber'), SendStatus, ErrCode }
  return {
    status: 200,
    body: { Code: 'OK', Message: 'OK', TotalCount: '1', SmsSendDetailDTOs: { SmsSendDetailDTO: [detail] } },
    report: Object.fromEntries(query),
  }
}

/** The answer to `PullSmsSendStatusByPhoneNumber`: those of others to the same number stand beside. */
const tencentReport = (body: string, outcome: Outcome): Answer => {
  const ReportStatus = outcome === 'delivered' ? 'SUCCESS' : 'FAIL'
  const other = { SerialNo: 'another', ReportStatus: 'FAIL', Description: 'EXPIRED' }
  const mine = {
    SerialNo: 's-1',
    ReportStatus,
    Description: outcome === 'delivered' ? 'DELIVRD' : 'MOBILE_NOT_ON_SERVICE',
  }
  return {
    status: 200,
    body: { Response: { PullSmsSendStatusSet: outcome === 'waiting' ? [other] : [other, mine], RequestId: 'r-3' } },
    report: JSON.parse(body),
  }
}

const aliyun = (asked: ReceivedRequest, keys: Keys, mood: Mood, outcome: Outcome): Answer => {
  const tell = (status: number, Code: string): Answer => ({
    status,
    body: { Code, Message: `${Code}!`, RequestId: 'r-1' },
  })
  const refused = aliyunRefusal(asked, keys)
  if (refused) return tell(refused === 'SignatureDoesNotMatch' ? 400 : 404, refused)
  if (mood === 'throttled') return tell(503, 'Throttling.User')
  if (mood === 'blacklisted') return tell(200, 'isv.BUSINESS_LIMIT_CONTROL')
  const query = new URLSearchParams(asked.query)
  if (asked.headers['x-acs-action'] === 'QuerySendDetails') return aliyunReport(query, outcome)
  const sent = {
    mobile: query.get('PhoneNumbers') ?? '',
    sign: query.get('SignName') ?? '',
    template: query.get('TemplateCode') ?? '',
    params: JSON.parse(query.get('TemplateParam') ?? '{}') as unknown,
  }
  return { status: 200, body: { Code: 'OK', Message: 'OK', BizId: 'b-1', RequestId: 'r-1' }, sent }
}

type TencentBody = {
  PhoneNumberSet: string[]
  SmsSdkAppId: string
  SignName: string
  TemplateId: string
  TemplateParamSet: string[]
}

const tencent = (asked: ReceivedRequest, keys: Keys, mood: Mood, outcome: Outcome): Answer => {
  const refuse = (Code: string): Answer => ({
    status: 200,
    body: { Response: { Error: { Code, Message: `${Code}!` }, RequestId: 'r-2' } },
  })
  const refused = tencentRefusal(asked, keys)
  if (refused) return refuse(refused)
  if (mood === 'throttled') return refuse('RequestLimitExceeded')
  if (asked.headers['x-tc-action'] === 'PullSmsSendStatusByPhoneNumber') return tencentReport(asked.body, outcome)
  const order = JSON.parse(asked.body) as TencentBody
  const status = mood === 'blacklisted' ? 'FailedOperation.PhoneNumberInBlacklist' : 'Ok'
  const line = { SerialNo: 's-1', PhoneNumber: order.PhoneNumberSet[0], Fee: 1, Code: status, Message: status }
  const body = { Response: { SendStatusSet: [line], RequestId: 'r-2' } }
  if (status !== 'Ok') return { status: 200, body }
  const [mobile = ''] = order.PhoneNumberSet
  return {
    status: 200,
    body,
    sent: { mobile, sign: order.SignName, template: order.TemplateId, params: order.TemplateParamSet },
  }
}

/** Speaks as both vendors do, lets in nobody whose signature is wrong, and can be in a bad mood. */
export const startSmsGateway = async (keys: Keys): Promise<SmsGateway> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const asked = { method: request.method ?? '', path, query, headers: request.headers, body: await text(request) }
    if (gateway.mood === 'silent') return
    if (gateway.mood === 'rambling') response.end('x'.repeat(200_000))
    else if (gateway.mood === 'broken') response.writeHead(502).end('<html>Bad gateway</html>')
    else {
      const speak = request.headers['x-tc-action'] ? tencent : aliyun
      const { status, body, sent, report } = speak(asked, keys, gateway.mood, gateway.outcome)
      if (sent) gateway.sent.push(sent)
      if (report) gateway.reports.push(report)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const gateway: SmsGateway = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: [],
    reports: [],
    mood: 'kind',
    outcome: 'waiting',
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return gateway
}
