import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '#kernel/config.ts'
import { buildData, planOf, tokenOf } from './data.ts'
import { drive, median, startServer } from './drive.ts'

const root = resolve(import.meta.dirname, '../..')
const rounds = 9

/** What knowing the caller costs: two calls that touch no data, one open to all and one for signed-in people. */
export const measureAccess = async (config: Config): Promise<void> => {
  const plan = planOf(Array.from({ length: 20 }, () => 10))
  await buildData(config, plan, () => undefined)
  const file = join(root, '.cache/bench/access.txt')
  writeFileSync(file, plan.tenants.map((tenant) => `${tokenOf(config, tenant)} ${tenant.id} x`).join('\n'))
  const env = { SRM_PG_DATABASE: config.PG_DATABASE, SRM_LOG_LEVEL: 'warn' }
  const server = await startServer('ours', [join(root, 'server/src/main.ts'), 'web'], 3303, env)
  for (const kind of ['open', 'signed']) drive(server, kind, file, 2)
  const ratios: number[] = []
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = round % 2 === 0 ? ['open', 'signed'] : ['signed', 'open']
    const windows = new Map([first, second].map((kind) => [kind, drive(server, kind ?? '', file, 3)]))
    ratios.push((windows.get('signed')?.perSecond ?? 0) / (windows.get('open')?.perSecond ?? 1))
    for (const window of windows.values()) failed += window.failed
  }
  server.process.kill('SIGKILL')
  console.log(`signed in ÷ open: ${median(ratios).toFixed(3)} of the requests a second, failed ${failed}`)
}
