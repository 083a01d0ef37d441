import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildWeb, folderOf, isBuilt } from './bundle/build.ts'
import { ofStatus, sentence, sum, writeResult, type Count } from './counts.ts'
import { bin, root, run, show, stop } from './process.ts'
import { readPlaywright } from './reports.ts'
import { lanesFrom, type Lane } from './stack/lane.ts'
import { command, startRole, untilReady } from './stack/roles.ts'
import { startFeishu } from './stand-ins/feishu.ts'

const { E2E_PORT: port = '3100', E2E_DATABASE: database = 'srm_e2e', E2E_LANES: many = '2' } = process.env
const lanes = lanesFrom(Number(port), database, folderOf('gallery'), Number(many))
/** Who looks after the platform in the journeys; made anew with every run. */
const operator = { name: 'ops', password: randomUUID() }
const report = `${root}/.cache/e2e-report.json`
const log = `${root}/.cache/e2e-server.log`

const demand = async (what: string, ran: ReturnType<typeof run>): Promise<void> => {
  const { code, output } = await ran
  if (code !== 0) throw new Error(`${what} failed\n${output}`)
}

const fill = async ({ env }: Lane): Promise<void> => {
  for (const name of ['db:reset', 'migrate', 'seed']) await command(name, env)
  await command('operator:add', { ...env, OPERATOR_PASSWORD: operator.password }, [operator.name, '运营'])
}

const prepare = async (): Promise<void> => {
  mkdirSync(`${root}/.cache`, { recursive: true })
  rmSync(report, { force: true })
  await demand('services', run('bash', [`${root}/tools/services.sh`]))
  await demand('browser', run('bash', [`${root}/tools/browser.sh`]))
  if (!isBuilt('gallery')) await demand('building the web app', buildWeb('gallery'))
  await Promise.all(lanes.map(fill))
}

const browse = async (filters: readonly string[]): Promise<Count> => {
  const config = `${root}/e2e/playwright.config.ts`
  const code = await show(process.execPath, [bin.playwright, 'test', '-c', config, ...filters], {
    env: {
      E2E_ORIGINS: lanes.map((lane) => `http://127.0.0.1:${lane.port}`).join(' '),
      E2E_OPERATOR: operator.name,
      E2E_OPERATOR_PASSWORD: operator.password,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      NO_COLOR: undefined,
      FORCE_COLOR: '0',
    },
  })
  const count = readPlaywright(report)
  return code === 0 || count.failed > 0 ? count : sum([count, ofStatus(false)])
}

const openLane = async (lane: Lane, line: (text: string) => void) => {
  const chat = await startFeishu(lane.feishuPort)
  const roles = (['web', 'worker'] as const).map((role) => startRole(role, { env: lane.env, line }))
  return {
    ready: await untilReady(`http://127.0.0.1:${lane.port}/readyz`, roles),
    close: async (): Promise<void> => {
      await Promise.all(roles.map(stop))
      chat.close()
    },
  }
}

const journeys = async (filters: readonly string[]): Promise<Count> => {
  const written = createWriteStream(log)
  const line = (text: string): void => void written.write(`${text}\n`)
  const opened = await Promise.all(lanes.map((lane) => openLane(lane, line)))
  try {
    if (opened.every(({ ready }) => ready)) return await browse(filters)
    console.log('the server did not become ready')
    console.log(readFileSync(log, 'utf8').split('\n').slice(-40).join('\n'))
    return ofStatus(false)
  } finally {
    await Promise.all(opened.map(({ close }) => close()))
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
