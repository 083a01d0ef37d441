import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { notice } from '@srm/api/notice'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'
import { startJobs } from '#test/processes/worker.ts'
import { notify } from '../index.ts'

type Statement = { receive_id: string; msg_type: string; content: string }

const app = { app_id: 'cli_notice', app_secret: 'notice-secret' }
let tokens = 0
let good = ''
const said: Statement[] = []

/** As Feishu does: a token for the application, then messages by whoever holds it. */
const server = createServer((request, response) => {
  const tell = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  void json(request).then((body) => {
    if (request.url === '/open-apis/auth/v3/tenant_access_token/internal') {
      const { app_id, app_secret } = body as typeof app
      if (app_id !== app.app_id || app_secret !== app.app_secret)
        return tell(200, { code: 10014, msg: 'app secret invalid' })
      good = `t-${(tokens += 1)}`
      return tell(200, { code: 0, msg: 'ok', tenant_access_token: good, expire: 7200 })
    }
    if (request.url !== '/open-apis/im/v1/messages?receive_id_type=union_id') return tell(404, { code: 404 })
    if (request.headers.authorization !== `Bearer ${good}`) return tell(400, { code: 99991663, msg: 'token invalid' })
    const message = body as Statement
    if (message.receive_id === 'on_nobody') return tell(400, { code: 230001, msg: 'invalid receive_id' })
    said.push(message)
    return tell(200, { code: 0, msg: 'success', data: { message_id: 'om_1' } })
  })
})

let t: TestApp
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  t = await startApp({
    env: { SRM_FEISHU_APP_ID: app.app_id, SRM_FEISHU_APP_SECRET: app.app_secret, SRM_FEISHU_BASE_URL: base },
  })
})
afterAll(async () => {
  await t.close()
  server.close()
})

describe('Feishu', () => {
  it('brings notices to those who want them there and are bound, once each, with one token', async () => {
    const me = await aTenant(t)
    const bind = (id: string) => query(t, `update "user" set feishu_id = $1 where id = $2`, [id, me.userId])
    const tell = (title: string, link?: string) =>
      me.inside((ctx) => notify(ctx, { to: [me.userId], type: 'approval', title, ...(link && { link }) }))
    expect((await me.call(notice.preferences)).result.channels).toEqual(['site', 'sms', 'feishu'])
    await tell('没要')
    await me.call(notice.setPreference, { body: { type: 'approval', channel: 'feishu', on: true } })
    await tell('没绑定')
    const worker = await startJobs(t)
    const settled = () =>
      vi.waitFor(
        async () =>
          expect(
            await query(t, `select 1 from pgboss.job where name = 'notice.feishu' and state <> 'completed'`),
          ).toEqual([]),
        { timeout: 60_000 },
      )
    const texts = () => said.map(({ content }) => (JSON.parse(content) as { text: string }).text.split('\n'))
    try {
      await settled()
      await bind('on_chen')
      await tell('付款待您审批', '/approval/list')
      await tell('合同待您审批')
      await settled()
      const home = t.app.config.PUBLIC_URL
      expect(texts()).toEqual([
        ['付款待您审批', `${home}#/approval/list`],
        ['合同待您审批', home],
      ])
      expect([said.map(({ receive_id }) => receive_id), tokens]).toEqual([['on_chen', 'on_chen'], 1])
      good = 'revoked'
      await tell('令牌失效后')
      await settled()
      expect([texts().at(-1)?.[0], tokens]).toEqual(['令牌失效后', 2])
      await bind('on_nobody')
      await tell('没有这个人')
      await settled()
      const ids = (await me.call(notice.list, { query: {} })).result.items.map(({ id }) => id)
      await bind('on_chen')
      await me.inside((ctx) => ctx.job('notice.feishu', { ids: ids.slice(0, 4) }))
      await settled()
      expect(said).toHaveLength(3)
    } finally {
      await worker.close()
    }
  })
})
