import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../app.ts'
import { formWith } from '../exchange.ts'
import { aTenant, type TestTenant } from '../tenant.ts'

let t: TestApp
let me: TestTenant
let port: number
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  await t.http.listen({ port: 0, host: '127.0.0.1' })
  port = (t.http.server.address() as AddressInfo).port
})
afterAll(() => t.close())

type Body = { readonly method: string; readonly path: string; readonly headers?: object; readonly body?: Buffer }
type Response = { status: number; headers: IncomingHttpHeaders; text: string; ms: number; port: number }

const send = (agent: Agent, { method, path, headers = {}, body }: Body): Promise<Response> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const length = body ? { 'content-length': body.length } : {}
    const sending = request({ port, method, path, agent, headers: { ...headers, ...length } }, (answer) => {
      const from = answer.socket.localPort ?? 0
      buffer(answer).then(
        (content) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: content.toString(),
            ms: performance.now() - began,
            port: from,
          }),
        reject,
      )
    })
    sending.on('error', reject)
    sending.end(body)
  })

/** A browser with one connection: what comes next waits for what came before. */
const oneLine = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 })

const upload = (agent: Agent, size: number, path = '/api/ossPut', headers: object = me.headers) => {
  const form = formWith({ name: '大.txt', content: Buffer.alloc(size, 'a') })
  return send(agent, { method: 'POST', path, headers: { ...headers, ...form.headers }, body: form.payload })
}
const next = (agent: Agent) => send(agent, { method: 'GET', path: '/api/auth/ways' })

const mega = 1024 * 1024

describe('the connection after an upload that was refused', () => {
  it.each([3, 8, 30, 51])('of %i MB serves the next request at once', async (size) => {
    const agent = oneLine()
    const refused = await upload(agent, size * mega)
    expect(refused).toMatchObject({ status: 413 })
    const after = await next(agent)
    expect(after.status).toBe(200)
    expect(after.ms).toBeLessThan(1000)
    agent.destroy()
  })

  it('is the same connection, also where nobody looked at the file at all', async () => {
    const agent = oneLine()
    const refused = await upload(agent, 8 * mega, '/api/ossPut', { authorization: 'Bearer nobody' })
    expect(refused.status).toBe(401)
    const after = await next(agent)
    expect(after).toMatchObject({ status: 200, port: refused.port })
    expect(after.ms).toBeLessThan(1000)
    const large = await upload(agent, 8 * mega)
    expect([large.status, (await next(agent)).port]).toEqual([413, refused.port])
    agent.destroy()
  })

  it('is closed where the rest is too much to wait for, and the answer says so', async () => {
    const agent = oneLine()
    const form = formWith({ name: '大.txt', content: Buffer.alloc(3 * mega, 'a') })
    const answer = await new Promise<Pick<Response, 'status' | 'headers' | 'port'>>((resolve, reject) => {
      const headers = { ...me.headers, ...form.headers, 'content-length': 200 * mega }
      const sending = request({ port, method: 'POST', path: '/api/ossPut', agent, headers }, (told) =>
        resolve({ status: told.statusCode ?? 0, headers: told.headers, port: told.socket.localPort ?? 0 }),
      )
      sending.on('error', reject)
      sending.write(form.payload)
    })
    expect([answer.status, answer.headers.connection]).toEqual([413, 'close'])
    const after = await next(agent)
    expect(after.status).toBe(200)
    expect(after.port).not.toBe(answer.port)
    agent.destroy()
  })
})
