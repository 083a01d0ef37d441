import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { admin, buildData, planOf, tokenOf, type Plan } from './data.ts'
import { p95, startServer } from './drive.ts'

const root = resolve(import.meta.dirname, '../..')
const samples = 200
type Tenant = Plan['tenants'][number]

/** Twelve cities: code, middle. */
const cities: readonly (readonly [region: string, lat: number, lng: number])[] = [
  ['310115', 31.23, 121.47],
  ['110105', 39.9, 116.41],
  ['440106', 23.13, 113.26],
  ['440305', 22.54, 114.06],
  ['330106', 30.27, 120.16],
  ['510104', 30.57, 104.07],
  ['320506', 31.3, 120.59],
  ['320102', 32.06, 118.8],
  ['420106', 30.59, 114.31],
  ['610113', 34.34, 108.94],
  ['460203', 18.25, 109.51],
  ['350203', 24.48, 118.09],
]
const brands = ['云舟', '远帆', '观澜', '启明', '金石', '蓝海', '星河', '长风', '和光', '锦程', '鼎峰', '悦达', '瑞景']

const suppliersSql = `insert into app.supplier (tenant_id, id, code, name, type, region, location_address, location_lat, location_lng,
    status, lifecycle, grade, score, cooperation_count, cooperation_amount, source, search_text, search_grams, created_at, updated_at)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 'GYS-' || g, w.name || g, 'company', c.region, '某路 ' || g || ' 号',
    c.lat + (random() - 0.5) / 2, c.lng + (random() - 0.5) / 2, 'enabled', (array['potential','qualified','preferred'])[1 + g % 3],
    (array['S','A','B','C','D'])[1 + g % 5], g % 100, g % 30, g % 900000, 'staff', w.search, w.grams, now() - g * interval '1 second', now() - g * interval '1 second'
  from generate_series($2::int, $3::int) g join bench_word w on w.k = g % $4::int join bench_city c on c.k = g % 12`

const placesSql = `insert into app.place (tenant_id, id, code, name, type, supplier_id, region, location_address, location_lat, location_lng, status, hall_count, search_text, search_grams, load_capacity)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 'CD-' || row_number() over (), s.name || '会议中心', 'convention_center', s.id, s.region, s.location_address,
    s.location_lat, s.location_lng, 'enabled', 3, s.search_text, s.search_grams, 1500
  from (select * from app.supplier where tenant_id = $1 order by id limit $2) s`

const hallsSql = `insert into app.hall (tenant_id, id, code, place_id, name, area, height, theater, classroom, banquet, pillar, price_full_day, amenities, status, search_text, search_grams)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 'HYT-' || row_number() over (), p.id, '厅' || n, 80 + (random() * 900)::int, 3 + (random() * 5)::int,
    case when random() < 0.8 then 50 + (random() * 800)::int end, case when random() < 0.6 then 30 + (random() * 400)::int end, null, random() < 0.3,
    5000 + (random() * 30000)::int, case when random() < 0.5 then array['led'] else array['sound'] end, 'enabled', '', '{}'
  from app.place p cross join generate_series(1, 3) n where p.tenant_id = $1`

const marksSql = `insert into app.availability (tenant_id, id, code, name, hall_id, period_from, period_to, part, state, source, search_text, search_grams)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 'DQ-' || row_number() over (), '会议', h.id, d.day, d.day + 2, 'day',
    (array['occupied','open','held'])[1 + (random() * 2)::int], 'manual', '', '{}'
  from app.hall h cross join lateral (select current_date + (random() * 60)::int as day where h.id is not null) d where h.tenant_id = $1`

const clustersSql = `insert into app.supplier_map_cluster (tenant_id, column_no, row_no, city, grade, members, lat, lng)
  select tenant_id, floor(location_lng * 8192 / 360), floor(location_lat * 8192 / 360), left(region, 4), coalesce(grade, 'none'), count(*),
    sum(location_lat), sum(location_lng) from app.supplier where tenant_id = $1 group by 1, 2, 3, 4, 5`

const fill = async (client: pg.Client, { id, rows }: Tenant): Promise<void> => {
  await client.query(
    'create temp table if not exists bench_word (k int primary key, name text, search text, grams int[]); truncate bench_word',
  )
  await client.query(
    'create temp table if not exists bench_city (k int primary key, region text, lat float8, lng float8); truncate bench_city',
  )
  for (const [k, brand] of brands.entries()) {
    const search = searchText([`${brand}会展服务`])
    await client.query('insert into bench_word values ($1, $2, $3, $4)', [
      k,
      `${brand}会展服务`,
      search,
      gramKeysOf(id, search),
    ])
  }
  for (const [k, city] of cities.entries())
    await client.query('insert into bench_city values ($1, $2, $3, $4)', [k, ...city])
  for (let from = 1; from <= rows; from += 100_000)
    await client.query(suppliersSql, [id, from, Math.min(rows, from + 99_999), brands.length])
  await client.query(clustersSql, [id])
  await client.query(placesSql, [id, Math.ceil(rows / 50)])
  await client.query(hallsSql, [id])
  await client.query(marksSql, [id])
}

const views: Readonly<Record<string, string>> = {
  'supplier list': '/api/supplier/list',
  'supplier search 云舟': `/api/supplier/list?keyword=${encodeURIComponent('云舟')}`,
  'finder, one city': '/api/finder/search?region=310000&people=300&layout=theater&height=4',
  'finder, one city and dates': `/api/finder/search?region=310000&people=300&layout=theater&from=${new Date(Date.now() + 864e6).toISOString().slice(0, 10)}`,
  'finder, circle 5 km': '/api/finder/search?lat=31.23&lng=121.47&km=5&people=300',
  'map, a quarter of a city': '/api/finder/map?south=31.2&north=31.26&west=121.44&east=121.5&zoom=13',
  'map, a city': '/api/finder/map?south=31&north=31.5&west=121.2&east=121.7&zoom=10',
  'map, the country': '/api/finder/map?south=15&north=55&west=70&east=140&zoom=4',
  'ranking by amount': '/api/finder/ranking?by=amount',
}

const time = async (base: string, token: string, path: string): Promise<number> => {
  const began = performance.now()
  const answer = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } })
  const body = (await answer.json()) as { code: number }
  if (body.code !== 200) throw new Error(JSON.stringify(body))
  return performance.now() - began
}

const build = async (config: Config): Promise<Tenant[]> => {
  const plan = planOf([0, 0])
  const asked = process.argv.find((one) => one.startsWith('--rows='))?.slice(7)
  const tenants = plan.tenants.map((tenant, n) => ({ ...tenant, rows: n === 0 ? Number(asked ?? 1_000_000) : 10_000 }))
  await buildData(config, plan, () => undefined)
  const client = admin(config)
  await client.connect()
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set search_path = app`)
  for (const tenant of tenants) await fill(client, tenant)
  await client.query('vacuum analyze')
  await client.end()
  return tenants
}

/** The two companies of a database built before. */
const known = async (config: Config): Promise<Tenant[]> => {
  const client = admin(config)
  await client.connect()
  const { rows } = await client.query<Tenant>(
    `select u.tenant_id as id, u.id as "userId", (select count(*)::int from app.supplier s where s.tenant_id = u.tenant_id) as rows
      from app."user" u order by rows desc`,
  )
  await client.end()
  return rows
}

/** A company with a million suppliers beside one with ten thousand: what looking for places costs each. */
export const measureSuppliers = async (config: Config): Promise<void> => {
  const tenants = process.argv.includes('--reuse') ? await known(config) : await build(config)
  const env = { SRM_PG_DATABASE: config.PG_DATABASE, SRM_LOG_LEVEL: 'warn' }
  const server = await startServer('ours', [join(root, 'server/src/main.ts'), 'web'], 3304, env)
  const base = `http://127.0.0.1:${String(server.port)}`
  const only = process.argv.find((one) => one.startsWith('--only='))?.slice(7) ?? ''
  for (const [name, path] of Object.entries(views).filter(([view]) => view.includes(only))) {
    const times: [number[], number[]] = [[], []]
    for (let n = 0; n < samples + 5; n += 1)
      for (const [which, tenant] of tenants.entries()) {
        const took = await time(base, tokenOf(config, tenant), path)
        if (n >= 5) times[which]?.push(took)
      }
    const [large, small] = times.map(p95)
    const ratio = (large ?? 0) / (small ?? 1)
    console.log(
      `${name.padEnd(28)} p95 ${String(tenants[0]?.rows)} ${large?.toFixed(1)} ms, 10k ${small?.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    )
  }
  server.process.kill('SIGKILL')
}
