import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildWeb, isBuilt } from './bundle/build.ts'
import { ofStatus, sentence, sum, writeResult, type Count } from './counts.ts'
import { bin, root, run, show, stop, type Env } from './process.ts'
import { readPlaywright } from './reports.ts'
import { command, startRole, untilReady } from './stack/roles.ts'

const port = '3100'
const env: Env = { SRM_PG_DATABASE: 'srm_e2e', SRM_PORT: port, SRM_WEB_ROOT: `${root}/web/dist` }
const report = `${root}/.cache/e2e-report.json`
const log = `${root}/.cache/e2e-server.log`

const demand = async (what: string, ran: ReturnType<typeof run>): Promise<void> => {
  const { code, output } = await ran
  if (code !== 0) throw new Error(`${what} failed\n${output}`)
}

const prepare = async (): Promise<void> => {
  mkdirSync(`${root}/.cache`, { recursive: true })
  rmSync(report, { force: true })
  await demand('services', run('bash', [`${root}/tools/services.sh`]))
  await demand('browser', run('bash', [`${root}/tools/browser.sh`]))
  if (!isBuilt()) await demand('building the web app', buildWeb())
  for (const name of ['db:reset', 'migrate', 'seed']) await command(name, env)
}

const browse = async (filters: readonly string[]): Promise<Count> => {
  const config = `${root}/e2e/playwright.config.ts`
  const code = await show(process.execPath, [bin.playwright, 'test', '-c', config, ...filters], {
    env: {
      E2E_ORIGIN: `http://127.0.0.1:${port}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      NO_COLOR: undefined,
      FORCE_COLOR: '0',
    },
  })
  const count = readPlaywright(report)
  return code === 0 || count.failed > 0 ? count : sum([count, ofStatus(false)])
}

const journeys = async (filters: readonly string[]): Promise<Count> => {
  const written = createWriteStream(log)
  const line = (text: string): void => void written.write(`${text}\n`)
  const roles = (['web', 'worker'] as const).map((role) => startRole(role, { env, line }))
  try {
    if (await untilReady(`http://127.0.0.1:${port}/readyz`, roles)) return await browse(filters)
    console.log('the server did not become ready')
    console.log(readFileSync(log, 'utf8').split('\n').slice(-40).join('\n'))
    return ofStatus(false)
  } finally {
    await Promise.all(roles.map(stop))
    written.end()
  }
}

const attempt = async (): Promise<Count> => {
  try {
    await prepare()
    return await journeys(process.argv.slice(2))
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error))
    return ofStatus(false)
  }
}

const began = performance.now()
const count = await attempt()
writeResult('e2e', { journeys: count })
const ok = count.failed === 0
console.log(`${ok ? '✓' : '✗'} journeys ${((performance.now() - began) / 1000).toFixed(1)}s`)
console.log(sentence(count))
process.exitCode = ok ? 0 : 1
