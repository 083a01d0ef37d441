import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import type { InjectOptions } from 'fastify'
import type pg from 'pg'
import { createApp } from '#kernel/http/app.ts'
import { loadConfig } from '#kernel/config.ts'
import { createHttp } from '#kernel/http/http.ts'
import { modulesOf } from '../src/assembly.ts'

/** A server that takes one request and is killed as it sends its n-th statement; started by the tests. */
const config = loadConfig(process.env)
const app = await createApp(config, modulesOf(config))
const http = await createHttp(app)
await http.ready()

let sent = 0
let fatal = Infinity
const patched = new WeakSet<pg.PoolClient>()
app.pool.on('acquire', (client) => {
  if (patched.has(client)) return
  patched.add(client)
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    const made = ask(...given)
    sent += 1
    if (sent === fatal) process.kill(process.pid, 'SIGKILL')
    return made
  }) as pg.PoolClient['query']
})

createInterface({ input: process.stdin }).on('line', (line) => {
  const { at, request } = JSON.parse(line) as { at: number; request: InjectOptions }
  sent = 0
  fatal = at
  void http.inject(request).then(({ statusCode }) => {
    process.stdout.write(`${statusCode} ${sent}\n`)
  })
})
// Whoever is killed leaves nothing behind unless it is put down before.
flushCompileCache()
process.stdout.write('ready\n')
