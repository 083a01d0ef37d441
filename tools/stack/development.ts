import { createWriteStream, rmSync } from 'node:fs'
import type { Count } from '../counts.ts'
import { bin, root, show, start, stop, type Env } from '../process.ts'
import { playwrightCount, readPlaywright } from '../reports.ts'
import { untilReady } from './roles.ts'

type Place = { readonly port: number; readonly env: Env }

/**
 * What the README says first: `npm run dev`, signing in, and the things one tries on the first day. Much of it behaves
 * differently there than in what is built: files are watched, React runs effects twice, the page is many modules.
 */
export const tryDevelopment = async ({ port, env }: Place): Promise<Count> => {
  const log = `${root}/.cache/development.log`
  const report = `${root}/.cache/development-report.json`
  rmSync(report, { force: true })
  const origin = `http://localhost:${String(port + 1)}`
  const written = createWriteStream(log)
  const own = { ...env, SRM_PORT: String(port), DEV_PORT: String(port + 1) }
  const dev = start(process.execPath, [`${root}/tools/dev.ts`], { env: own }, (line) => void written.write(`${line}\n`))
  try {
    const addresses = [`http://127.0.0.1:${String(port)}/readyz`, `${origin}/public/admin/`]
    const ready = await Promise.all(addresses.map((url) => untilReady(url, [dev], 120)))
    if (!ready.every(Boolean)) throw new Error(`npm run dev did not get ready, see ${log}`)
    const config = `${root}/e2e/development/playwright.config.ts`
    await show(process.execPath, [bin.playwright, 'test', '-c', config], {
      env: { E2E_ORIGIN: origin, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: undefined, FORCE_COLOR: '0' },
    })
    return playwrightCount(readPlaywright(report))
  } finally {
    await stop(dev)
    written.end()
  }
}
