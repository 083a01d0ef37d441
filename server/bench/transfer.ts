import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#kernel/config.ts'
import { buildData, planOf, tokenOf, type Plan } from './data.ts'
import { startServer } from './drive.ts'

const root = resolve(import.meta.dirname, '../..')
const main = join(root, 'server/src/main.ts')
const columns = [
  'code',
  'name',
  'shortName',
  'creditCode',
  'legalPerson',
  'phone',
  'region',
  'address',
  'status',
  'invoiceTitle',
  'taxpayerType',
  'owner',
  'department',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'remark',
  'bankAccounts',
]

type Tenant = Plan['tenants'][number]
type Answer<R> = { code: number; message: string; result: R }

const headersOf = (config: Config, tenant: Tenant): Record<string, string> => ({
  authorization: `Bearer ${tokenOf(config, tenant)}`,
})

const ask = async <R>(url: string, init: RequestInit): Promise<R> => {
  const body = (await (await fetch(url, init)).json()) as Answer<R>
  if (body.code !== 200) throw new Error(`${url}: ${JSON.stringify(body)}`)
  return body.result
}

/** The most memory the process ever held, and now, in megabytes. */
const memoryOf = ({ pid = 0 }: ChildProcess): string => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return `highest RSS ${of('VmHWM')} MB, now ${of('VmRSS')} MB`
}

type Result = { state: string; counts: Record<string, number>; file: { url: string; size: number } | null }

const untilDone = async (base: string, id: string, headers: Record<string, string>): Promise<Result> => {
  for (;;) {
    const result = await ask<Result>(`${base}/api/transfer/result/${id}`, { headers })
    if (result.state !== 'waiting' && result.state !== 'running') return result
    await sleep(100)
  }
}

const post = <R>(url: string, headers: Record<string, string>, body: object): Promise<R> =>
  ask<R>(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const exportAll = async (base: string, headers: Record<string, string>, wanted: readonly string[]): Promise<Result> => {
  const began = performance.now()
  const body = { subject: 'ourCompany', query: {}, columns: wanted }
  const { id } = await post<{ id: string }>(`${base}/api/transfer/export`, headers, body)
  const result = await untilDone(base, id, headers)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `export: ${result.state}, ${result.counts['total']} rows in ${seconds} s, file ${result.file?.size ?? 0} bytes`,
  )
  return result
}

const importFile = async (base: string, headers: Record<string, string>, content: ArrayBuffer): Promise<void> => {
  const form = new FormData()
  form.append('file', new Blob([content]), '公司.xlsx')
  const began = performance.now()
  const url = `${base}/api/transfer/preview/ourCompany`
  const { fileId, errorCount, total } = await ask<{ fileId: string; errorCount: number; total: number }>(url, {
    method: 'POST',
    headers,
    body: form,
  })
  const seen = performance.now()
  const body = { subject: 'ourCompany', fileId, mode: 'insert', partial: false }
  const { id } = await post<{ id: string }>(`${base}/api/transfer/import`, headers, body)
  const { state, counts } = await untilDone(base, id, headers)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  console.log(`preview: ${total} rows, ${errorCount} errors in ${seconds(seen - began)} s`)
  console.log(`import: ${state} ${JSON.stringify(counts)} in ${seconds(performance.now() - seen)} s`)
}

/** 100,000 rows out, 10,000 rows in, and what the worker needs for it. */
export const measureTransfer = async (config: Config): Promise<void> => {
  const plan = planOf([100_000, 10_000, 0])
  const [large, small, empty] = plan.tenants
  if (!large || !small || !empty) return
  await buildData(config, plan, (text) => console.log(text))
  const env = { SRM_PG_DATABASE: config.PG_DATABASE, SRM_LOG_LEVEL: 'warn' }
  const web = await startServer('ours', [main, 'web'], 3303, env)
  const worker = spawn(process.execPath, [main, 'worker'], {
    // As the worker runs in production.
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8 --disable-proto=delete',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const base = `http://127.0.0.1:${web.port}`
    await exportAll(base, headersOf(config, large), columns)
    console.log(`worker: ${memoryOf(worker)}`)
    const { file } = await exportAll(base, headersOf(config, small), ['name', 'status', 'phone', 'region', 'address'])
    await importFile(base, headersOf(config, empty), await (await fetch(base + (file?.url ?? ''))).arrayBuffer())
    console.log(`worker: ${memoryOf(worker)}\nweb: ${memoryOf(web.process)}`)
  } finally {
    for (const child of [web.process, worker]) child.kill('SIGKILL')
  }
}
