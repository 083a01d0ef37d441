import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startApp } from '#test/app.ts'
import { testEnvironment } from '#test/settings.ts'

type Span = { name: string; traceId: string; attributes: { key: string; value: { stringValue?: string } }[] }
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const main = join(import.meta.dirname, '../../main.ts')

const until = async <T>(ask: () => Promise<T | undefined> | T | undefined): Promise<T> => {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const found = await ask()
    if (found !== undefined) return found
    await sleep(100)
  }
  throw new Error('it did not come')
}

it('tells a collector of a request and the statements inside it, without their parameters', async () => {
  const spans: Span[] = []
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Export
      spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const t = await startApp()
  const port = 4400 + (process.pid % 500)
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`
  const env = testEnvironment(t.database, { SRM_OTLP_ENDPOINT: endpoint, SRM_PORT: String(port) })
  const server = spawn(process.execPath, [main, 'web'], {
    env: { ...env, PATH: process.env['PATH'] ?? '', OTEL_BSP_SCHEDULE_DELAY: '200' },
    stdio: 'ignore',
  })
  try {
    await until(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        () => true,
        () => undefined,
      ),
    )
    const query = await until(() => spans.find(({ name }) => name.startsWith('pg.query')))
    expect(spans.some(({ name, traceId }) => name.startsWith('GET') && traceId === query.traceId)).toBe(true)
    expect(query.attributes.some(({ key }) => key.includes('values') || key.includes('parameter'))).toBe(false)
  } finally {
    server.kill('SIGKILL')
    collector.close()
    await t.close()
  }
})
