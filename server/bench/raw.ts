import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { loadConfig } from '#kernel/config.ts'
import { newId } from '#kernel/ids.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { captureSql } from './capture.ts'

/** The yardstick: node:http and pg, named statements, the same SQL; no session, no validation, no row-level security. */

const config = loadConfig(process.env)
const pool = new pg.Pool({
  host: config.PG_HOST,
  port: config.PG_PORT,
  database: config.PG_DATABASE,
  user: config.PG_ADMIN_USER,
  max: config.PG_POOL,
  idleTimeoutMillis: 60_000,
  options: '-c search_path=app -c timezone=Asia/Shanghai -c jit=off',
})

const { list, detail, create } = await captureSql(newId(), newId())

/** What the search columns of so many different companies hold, made beforehand: the rows differ as real ones do. */
const variants = 60
const searchColumns = (tenantId: string): (readonly [text: string, keys: string])[] =>
  Array.from({ length: variants }, () => {
    const mark = `${Date.now()}${Math.floor(Math.random() * 1e9)}`
    const text = searchText([`B-${mark}`, `上海云舟会展服务有限公司${mark}`, '云舟会展', '王晓'])
    return [text, `{${gramKeysOf(tenantId, text).join(',')}}`] as const
  })
const byTenant = new Map<string, ReturnType<typeof searchColumns>>()
const nextSearchColumns = (tenantId: string): readonly [text: string, keys: string] => {
  const columns = byTenant.get(tenantId) ?? searchColumns(tenantId)
  byTenant.set(tenantId, columns)
  return columns[Math.floor(Math.random() * variants)] ?? ['', '{}']
}

const [rowSql, eventSql] = ((): [string, string] => {
  const inner = /^with made as \(([\s\S]*?\))\)\s*(insert into record_event[\s\S]*)$/.exec(create.text)
  if (!inner) throw new Error('the create statement has another shape')
  const [, row = '', event = ''] = inner
  // Outside a sealed transaction the tenant is not known to the column defaults.
  return [
    row.replace('("id"', '("tenant_id", "id"').replace('values (', `values (current_setting('app.tenant')::uuid, `),
    event
      .replace('(subject,', '(tenant_id, subject,')
      .replace('values (', `values (current_setting('app.tenant')::uuid, `)
      .replace(/\$\d+::uuid, 'created'/, `$2::uuid, 'created'`),
  ]
})()

const readBody = async (request: IncomingMessage): Promise<{ name: string; code: string }> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString()) as { name: string; code: string }
}

const makeOne = async (tenantId: string, { name, code }: { name: string; code: string }): Promise<string> => {
  const client = await pool.connect()
  const id = newId()
  const values = create.values.slice(0, -1)
  values[0] = id
  values[1] = code
  values[2] = name
  values.splice(-2, 2, ...nextSearchColumns(tenantId))
  try {
    await client.query({ name: 'begin', text: 'begin' })
    await client.query({ name: 'seal', text: `select set_config('app.tenant', $1, true)`, values: [tenantId] })
    await client.query({ name: 'row', text: rowSql, values })
    await client.query({ name: 'event', text: eventSql, values: [id, newId()] })
    await client.query({ name: 'commit', text: 'commit' })
  } finally {
    client.release()
  }
  return id
}

const answer = async (request: IncomingMessage): Promise<unknown> => {
  const tenantId = String(request.headers['x-tenant'])
  const url = request.url ?? ''
  if (url.startsWith('/api/our_company/list')) {
    const { rows } = await pool.query({ name: 'list', text: list.text, values: [tenantId] })
    return { items: rows.slice(0, 20) }
  }
  if (url.startsWith('/api/our_company/show/'))
    return (await pool.query({ name: 'detail', text: detail.text, values: [tenantId, url.slice(22)] })).rows[0]
  return { id: await makeOne(tenantId, await readBody(request)) }
}

const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = JSON.stringify({ code: 200, result: request.url === '/healthz' ? {} : await answer(request) })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}

createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(config.PORT, '127.0.0.1')
