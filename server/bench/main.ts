import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { loadConfig, type Config } from '#kernel/config.ts'
import { buildData, planOf, tokenOf, type Plan } from './data.ts'
import { drive, median, startServer, type Window } from './drive.ts'
import { measureAccess } from './access.ts'
import { measureApprovals } from './approval.ts'
import { measureLarge } from './large.ts'
import { measureSuppliers } from './supplier.ts'
import { measureTransfer } from './transfer.ts'

const root = resolve(import.meta.dirname, '../..')
const cache = join(root, '.cache/bench')
const large = process.argv.includes('--large')
const rounds = 7
const seconds = 3

const ensureWrk = (): void => {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return
    execFileSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'ignore' })
  }
}

/** One line a request may choose from: token, tenant, id of a record of theirs. */
const writeTargets = async (config: Config, plan: Plan, file: string): Promise<void> => {
  const client = new pg.Client({
    host: config.PG_HOST,
    port: config.PG_PORT,
    user: config.PG_ADMIN_USER,
    database: config.PG_DATABASE,
  })
  await client.connect()
  const lines: string[] = []
  for (const tenant of plan.tenants) {
    const { id } = tenant
    const token = tokenOf(config, tenant)
    const { rows } = await client.query<{ id: string }>(
      'select id from app.our_company where tenant_id = $1 order by id limit 20',
      [id],
    )
    for (const row of rows) lines.push(`${token} ${id} ${row.id}`)
  }
  await client.end()
  writeFileSync(file, `${lines.join('\n')}\n`)
}

type Figure = { ratio: number; cpu: number; ours: number; raw: number; failed: number }

const compare = (
  kind: string,
  ours: Parameters<typeof drive>[0],
  raw: Parameters<typeof drive>[0],
  file: string,
): Figure => {
  const windows: [Window, Window][] = []
  for (const server of [ours, raw]) drive(server, kind, file, 2)
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0
    const a = drive(first ? ours : raw, kind, file, seconds)
    const b = drive(first ? raw : ours, kind, file, seconds)
    windows.push(first ? [a, b] : [b, a])
  }
  const pick = (f: (mine: Window, bare: Window) => number) => median(windows.map(([mine, bare]) => f(mine, bare)))
  return {
    ratio: pick((mine, bare) => mine.perSecond / bare.perSecond),
    cpu: pick((mine, bare) => mine.cpuMicros / bare.cpuMicros),
    ours: pick((mine) => mine.perSecond),
    raw: pick((_, bare) => bare.perSecond),
    failed: windows.reduce((sum, [mine, bare]) => sum + mine.failed + bare.failed, 0),
  }
}

const show = (kind: string, { ratio, cpu, ours, raw, failed }: Figure): void =>
  console.log(
    `${kind.padEnd(7)} ours ${ours.toFixed(0)}/s raw ${raw.toFixed(0)}/s ratio ${ratio.toFixed(2)} node CPU ${cpu.toFixed(2)}x failed ${failed}`,
  )

const measure = async (config: Config): Promise<void> => {
  const plan = planOf(Array.from({ length: 200 }, () => 5000))
  const file = join(cache, 'targets.txt')
  console.log('building 1,000,000 rows over 200 tenants')
  await buildData(config, plan, (text) => console.log(text))
  await writeTargets(config, plan, file)
  const env = { SRM_PG_DATABASE: config.PG_DATABASE, SRM_LOG_LEVEL: 'warn' }
  const ours = await startServer('ours', [join(root, 'server/src/main.ts'), 'web'], 3301, env)
  const raw = await startServer('raw', [join(root, 'server/bench/raw.ts')], 3302, env)
  const figures: Record<string, Figure> = {}
  for (const kind of ['list', 'detail', 'create']) {
    figures[kind] = compare(kind, ours, raw, file)
    show(kind, figures[kind])
  }
  for (const server of [ours, raw]) server.process.kill('SIGKILL')
  const rounded = Object.entries(figures).map(([kind, { ratio }]) => [kind, Number(ratio.toFixed(2))])
  console.log(JSON.stringify(Object.fromEntries(rounded)))
}

const moving = process.argv.includes('--transfer')
if (!moving) ensureWrk()
mkdirSync(cache, { recursive: true })
const access = process.argv.includes('--access')
const approvals = process.argv.includes('--approval')
const suppliers = process.argv.includes('--supplier')
const database = [
  'srm_bench',
  moving && 'transfer',
  large && 'large',
  access && 'access',
  approvals && 'approval',
  suppliers && 'supplier',
]
  .filter(Boolean)
  .join('_')
const settings = { SRM_PG_DATABASE: database, SRM_LOG_LEVEL: 'warn', ...process.env }
const chosen =
  (moving && measureTransfer) ||
  (large && measureLarge) ||
  (access && measureAccess) ||
  (approvals && measureApprovals) ||
  (suppliers && measureSuppliers) ||
  measure
await chosen(loadConfig(settings))
