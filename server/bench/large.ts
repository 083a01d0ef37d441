import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { buildData, planOf, tokenOf, type BenchTenant, type Plan } from './data.ts'
import { p95, startServer } from './drive.ts'

const root = resolve(import.meta.dirname, '../..')
const samples = 300

const filter = JSON.stringify([{ field: 'status', op: 'in', value: ['disabled'] }])

/** What a person does most, as the browser asks for it; each with its count. */
const views: Readonly<Record<string, Record<string, string>>> = {
  default: {},
  filtered: { filter },
  searchCommon: { keyword: '云舟' },
  searchRare: { keyword: '麒麟' },
  searchOneCharacter: { keyword: '锦' },
  searchPinyin: { keyword: 'yunzhou' },
  sortedByName: { sort: 'name' },
  page50: { page: '50' },
}

const timeOnce = async (base: string, token: string, query: Record<string, string>): Promise<number> => {
  const began = performance.now()
  const answer = await fetch(`${base}/api/our_company/list?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = (await answer.json()) as { code: number }
  if (body.code !== 200) throw new Error(JSON.stringify(body))
  return performance.now() - began
}

const reuse = process.argv.includes('--reuse')

/** The two tenants of a database built before. */
const knownPlan = async (config: Config): Promise<Plan> => {
  const client = new pg.Client({
    host: config.PG_HOST,
    port: config.PG_PORT,
    user: config.PG_ADMIN_USER,
    database: config.PG_DATABASE,
  })
  await client.connect()
  const { rows } = await client.query<BenchTenant>(
    `select tenant_id as id, min(owner_id::text) as "userId", min(owner_id::text) as "ordinaryId", count(*)::int as rows from app.our_company group by 1 having count(*) in (1000000, 10000) order by 3 desc`,
  )
  await client.end()
  return { tenants: rows }
}

/** One tenant holds a million of ten million rows, another ten thousand: the big one may not feel it. */
export const measureLarge = async (config: Config): Promise<void> => {
  const plan = reuse
    ? await knownPlan(config)
    : planOf([1_000_000, 10_000, ...Array.from({ length: 9 }, () => 998_889)])
  const [big, small] = plan.tenants
  if (!big || !small) return
  if (!reuse) await buildData(config, plan, (text) => console.log(text))
  const server = await startServer('ours', [join(root, 'server/src/main.ts'), 'web'], 3301, {
    SRM_PG_DATABASE: config.PG_DATABASE,
    SRM_LOG_LEVEL: 'warn',
  })
  const base = `http://127.0.0.1:${server.port}`
  const ratios: Record<string, number> = {}
  for (const [name, query] of Object.entries(views)) {
    const times: [number[], number[]] = [[], []]
    const tokens = [tokenOf(config, big), tokenOf(config, small)] as const
    for (let warm = 0; warm < 20; warm += 1) for (const token of tokens) await timeOnce(base, token, query)
    for (let sample = 0; sample < samples; sample += 1)
      for (const [which, token] of tokens.entries()) times[which]?.push(await timeOnce(base, token, query))
    const [large, little] = times.map(p95)
    ratios[name] = Number(((large ?? 0) / (little ?? 1)).toFixed(2))
    console.log(
      `${name.padEnd(20)} p95 1M-row tenant ${large?.toFixed(2)} ms, 10k-row tenant ${little?.toFixed(2)} ms, ratio ${ratios[name]}`,
    )
  }
  server.process.kill('SIGKILL')
  console.log(JSON.stringify(ratios))
}
