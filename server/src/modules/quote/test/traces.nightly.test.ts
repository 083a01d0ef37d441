import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { quote } from '@srm/api/quote'
import { expect, it, vi } from 'vitest'
import { startApp } from '#test/app.ts'
import { freePort, startServer } from '#test/processes/server-process.ts'
import { askedQuoters } from '#test/quotes.ts'
import { linkHeaders } from '#test/run-of-shows.ts'
import { aTenant } from '#test/tenant.ts'
import { aQuoteForm } from '../quote.fixture.ts'

const canary = '6184937.52'

/** Listens as a collector of traces does and keeps what it is told. */
const collect = async () => {
  const told: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      told.push(Buffer.concat(chunks).toString())
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { told, endpoint: `http://127.0.0.1:${String(port)}/v1/traces`, close: () => server.close() }
}

it('a price that is sealed stands in no trace', { timeout: 300_000 }, async () => {
  const t = await startApp()
  const collector = await collect()
  const me = await aTenant(t)
  const { quoters } = await askedQuoters(t, me, { count: 1 })
  const [quoter] = quoters
  if (!quoter) throw new Error('nobody was asked')
  const server = await startServer(t.database, await freePort(), {
    SRM_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  })
  try {
    const { lines } = (await quoter.call(quote.external.page)).result
    const headers = { ...linkHeaders(t, me, 'quote', quoter.linkId), 'content-type': 'application/json' }
    const body = JSON.stringify({ form: aQuoteForm(lines, canary, { remark: `单价 ${canary}` }) })
    const answer = await fetch(server.url + quote.external.submit.path, { method: 'POST', headers, body })
    expect(answer.status, await answer.text()).toBe(200)
    await vi.waitFor(() => expect(collector.told.join('')).toContain('quote_version'), { timeout: 60_000 })
    expect(collector.told.join('')).not.toContain(canary)
    expect(collector.told.join('')).not.toContain('13900000000')
  } finally {
    await server.kill()
    collector.close()
    await t.close()
  }
})
