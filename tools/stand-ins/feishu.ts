import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Somebody who scans every code at once: the journeys' own Feishu, on this machine. */
export const feishu = { id: 'cli_e2e', secret: 'feishu-e2e-secret', unionId: 'on_e2e_person' } as const

const tell = (response: ServerResponse, status: number, body: object): ServerResponse =>
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))

const bodyOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, string>
}

const codes = new Set<string>()
const tokens = new Set<string>()
let count = 0

const authorize = (url: URL, response: ServerResponse): ServerResponse => {
  const back = new URL(url.searchParams.get('redirect_uri') ?? '')
  const code = `code-${(count += 1)}`
  codes.add(code)
  back.searchParams.set('code', code)
  back.searchParams.set('state', url.searchParams.get('state') ?? '')
  return response.writeHead(302, { location: back.href }).end()
}

const exchange = async (request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> => {
  const body = await bodyOf(request)
  const ours = body['client_id'] === feishu.id && body['client_secret'] === feishu.secret
  if (!ours || !codes.delete(body['code'] ?? '')) return tell(response, 400, { code: 20003, error: 'invalid_grant' })
  const token = `u-${(count += 1)}`
  tokens.add(token)
  return tell(response, 200, { code: 0, access_token: token, expires_in: 7200, token_type: 'Bearer' })
}

const who = (request: IncomingMessage, response: ServerResponse): ServerResponse =>
  tokens.has(request.headers.authorization?.slice(7) ?? '')
    ? tell(response, 200, { code: 0, msg: 'success', data: { union_id: feishu.unionId, name: '林若曦' } })
    : tell(response, 401, { code: 99991668, msg: 'Invalid access token' })

/** Speaks the part of Feishu's protocol that signing in needs. */
export const startFeishu = async (port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (url.pathname === '/open-apis/authen/v1/authorize') authorize(url, response)
    else if (url.pathname === '/open-apis/authen/v2/oauth/token') void exchange(request, response)
    else if (url.pathname === '/open-apis/authen/v1/user_info') who(request, response)
    else tell(response, 404, { code: 404 })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
