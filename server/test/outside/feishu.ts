import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const feishuApp = { id: 'cli_test', secret: 'feishu-secret' } as const

const codes = new Map<string, string>()
const tokens = new Map<string, string>()
let count = 0

/** What Feishu would send back to our page after this person scanned the code. */
export const scannedBy = (unionId: string): string => {
  const code = `code-${(count += 1)}`
  codes.set(code, unionId)
  return code
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, string>
}

const tell = (response: ServerResponse, status: number, body: object): ServerResponse =>
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))

const exchangeCode = async (request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> => {
  const body = await bodyOf(request)
  if (body['grant_type'] !== 'authorization_code' || !body['redirect_uri'])
    return tell(response, 400, { code: 20001, error: 'invalid_request' })
  if (body['client_id'] !== feishuApp.id || body['client_secret'] !== feishuApp.secret)
    return tell(response, 400, { code: 20002, error: 'invalid_client' })
  const unionId = codes.get(body['code'] ?? '')
  codes.delete(body['code'] ?? '')
  if (!unionId) return tell(response, 400, { code: 20003, error: 'invalid_grant' })
  const token = `u-${(count += 1)}`
  tokens.set(token, unionId)
  return tell(response, 200, { code: 0, access_token: token, expires_in: 7200, token_type: 'Bearer' })
}

const tellWho = (request: IncomingMessage, response: ServerResponse): ServerResponse => {
  const unionId = tokens.get(request.headers.authorization?.slice(7) ?? '')
  if (!unionId) return tell(response, 401, { code: 99991668, msg: 'Invalid access token' })
  return tell(response, 200, {
    code: 0,
    msg: 'success',
    data: { union_id: unionId, open_id: `ou_${unionId}`, name: '陈默' },
  })
}

let started: Promise<string> | undefined

const start = async (): Promise<string> => {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0]
    if (path === '/open-apis/authen/v2/oauth/token') void exchangeCode(request, response)
    else if (path === '/open-apis/authen/v1/user_info') tellWho(request, response)
    else tell(response, 404, { code: 404 })
  }).listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A server that speaks Feishu's sign-in protocol; one per test process. */
export const feishuUrl = (): Promise<string> => (started ??= start())
