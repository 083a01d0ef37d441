import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '#kernel/config.ts'
import { buildData, planOf, tokenOf } from './data.ts'
import { hasWrk, median, startGenerator, startServer } from './drive.ts'

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
  const { drive, stop } = startGenerator(hasWrk())
  for (const kind of ['open', 'signed']) await drive(server, { kind, file, seconds: 2 })
  const ratios: number[] = []
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    const kinds = round % 2 === 0 ? ['open', 'signed'] : ['signed', 'open']
    const rates = new Map<string, number>()
    for (const kind of kinds) {
      const window = await drive(server, { kind, file, seconds: 3 })
      rates.set(kind, window.perSecond)
      failed += window.failed
    }
    ratios.push((rates.get('signed') ?? 0) / (rates.get('open') ?? 1))
  }
  stop()
  server.process.kill('SIGKILL')
  console.log(`signed in ÷ open: ${median(ratios).toFixed(3)} of the requests a second, failed ${failed}`)
}
