import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildWeb, folderOf, isBuilt } from './bundle/build.ts'
import { currentChoice } from './choice/current.ts'
import { ofStatus, sentence, sum, writeResult, writeTimings, type Count } from './counts.ts'
import { bin, root, run, show, stop } from './process.ts'
import { playwrightCount, playwrightFileTimings, playwrightTimings, readPlaywright } from './reports.ts'
import { lanesFrom, type Lane } from './stack/lane.ts'
import { serveProduct } from './stack/product.ts'
import { command, startRole, untilReady } from './stack/roles.ts'
import { testClusterPort } from './stack/test-cluster.ts'
import { tryDevelopment } from './stack/development.ts'
import { weighProduct } from './stack/weight.ts'
import { startFeishu } from './stand-ins/feishu.ts'
import { readDurations } from './testing/longest-first.ts'
import { makeTotpSecret } from '../server/src/kernel/auth/totp.ts'
import { commitSeed, variables } from './testing/seed.ts'
import { resting, restingJourneys } from './testing/turns.ts'
import { filesUnder, isTest } from './tree.ts'

const { E2E_PORT: port = '3100', E2E_DATABASE: database = 'srm_e2e', E2E_LANES: many = '2' } = process.env
/** Who looks after the platform in the journeys, one each, since a code opens once; made anew with every run. */
const operators = { names: ['ops1', 'ops2', 'ops3', 'ops4', 'ops5'], password: randomUUID(), totp: makeTotpSecret() }
const report = `${root}/.cache/e2e-report.json`
const log = `${root}/.cache/e2e-server.log`
const asked = process.argv.slice(2)
/** The journey against `npm run dev`; asked for by this word it runs alone. */
const development = 'development'

/** Without filters every journey runs. */
type Selection = { readonly filters: readonly string[]; readonly touched?: readonly string[] }

const demand = async (what: string, ran: ReturnType<typeof run>): Promise<void> => {
  const { code, output } = await ran
  if (code !== 0) throw new Error(`${what} failed\n${output}`)
}

const fill = async ({ env }: Lane): Promise<void> => {
  for (const name of ['db:reset', 'migrate', 'seed']) await command(name, env)
  const secrets = { OPERATOR_PASSWORD: operators.password, OPERATOR_TOTP: operators.totp }
  await Promise.all(operators.names.map((name) => command('operator:add', { ...env, ...secrets }, [name, '运营'])))
}

/** A copy of a filled database is there in a second; filling one takes half a minute. */
const copy = async (from: Lane, to: Lane): Promise<void> => {
  const [source = '', target = ''] = [from, to].map(({ env }) => env['SRM_PG_DATABASE'])
  const server = ['-h', '127.0.0.1', '-p', to.env['SRM_PG_PORT'] ?? '', '-U', 'postgres']
  await demand('dropping a database', run('dropdb', [...server, '--if-exists', '--force', target]))
  await demand('copying a database', run('createdb', [...server, '-T', source, '-O', 'srm_owner', target]))
}

const fillAll = async ([first, ...others]: readonly Lane[]): Promise<void> => {
  if (!first) return
  await fill(first)
  for (const lane of others) await copy(first, lane)
}

const buildGallery = async (): Promise<void> => {
  if (!isBuilt('gallery')) await demand('building the web app', buildWeb('gallery'))
}

const prepare = async (): Promise<readonly Lane[]> => {
  mkdirSync(`${root}/.cache`, { recursive: true })
  rmSync(report, { force: true })
  await demand('services', run('bash', [`${root}/tools/services.sh`]))
  await demand('browser', run('bash', [`${root}/tools/browser.sh`]))
  const ground = {
    port: Number(port),
    database,
    webRoot: folderOf('gallery'),
    cluster: await testClusterPort(),
  }
  const alone = asked.includes(development)
  const lanes = lanesFrom(ground, alone ? 1 : Number(many))
  await Promise.all([alone || buildGallery(), fillAll(lanes)])
  return lanes
}

/** The files that take longest are begun first, so that no lane is left waiting for another at the end. */
const longestFiles = (): string =>
  Object.keys(readDurations())
    .filter((path) => path.startsWith('e2e/journeys/'))
    .slice(0, 12)
    .join(' ')

const seed = process.env[variables.seed] ?? commitSeed()

const isFullDepth = process.env[variables.depth] === 'full'

/** Whoever asks for a journey by its name gets it. */
const restingFiles = (): readonly string[] =>
  asked.length > 0 || isFullDepth ? [] : restingJourneys(seed, filesUnder(root, 'e2e/journeys').filter(isTest))

const browse = async (lanes: readonly Lane[], { filters, touched = [] }: Selection): Promise<Count> => {
  const config = `${root}/e2e/playwright.config.ts`
  const code = await show(process.execPath, [bin.playwright, 'test', '-c', config, ...filters], {
    env: {
      E2E_ORIGINS: lanes.map((lane) => `http://127.0.0.1:${lane.port}`).join(' '),
      E2E_LONGEST: longestFiles(),
      E2E_TOUCHED: touched.join(' '),
      E2E_RESTING_FILES: restingFiles().join(' '),
      // Whoever asks for a journey by its name gets it.
      E2E_RESTING: asked.length > 0 ? '' : resting(seed).join(' '),
      [variables.seed]: seed,
      E2E_OPERATOR_PASSWORD: operators.password,
      E2E_OPERATOR_TOTP: operators.totp,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      NO_COLOR: undefined,
      FORCE_COLOR: '0',
    },
  })
  const told = readPlaywright(report)
  writeTimings('e2e', playwrightTimings(told))
  writeTimings('e2e-files', playwrightFileTimings(told))
  const count = playwrightCount(told)
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

const journeys = async (lanes: readonly Lane[], chosen: Selection): Promise<Count> => {
  const written = createWriteStream(log)
  const line = (text: string): void => void written.write(`${text}\n`)
  const opened = await Promise.all(lanes.map((lane) => openLane(lane, line)))
  try {
    if (opened.every(({ ready }) => ready)) return await browse(lanes, chosen)
    console.log('the server did not become ready')
    console.log(readFileSync(log, 'utf8').split('\n').slice(-40).join('\n'))
    return ofStatus(false)
  } finally {
    await Promise.all(opened.map(({ close }) => close()))
    written.end()
  }
}

/**
 * The journeys go through a build that has the gallery in it, and what a page shares with the gallery is cut into other
 * files there. What customers load is told by the build they get, on demo data no journey has changed yet.
 */
const weigh = async ([lane]: readonly Lane[]): Promise<Count> => {
  if (!isBuilt()) await demand('building the web app', buildWeb())
  const env = { ...lane?.env, SRM_PORT: String(Number(port) + 80), SRM_WEB_ROOT: folderOf('product') }
  return ofStatus((await serveProduct(env, `${root}/.cache/weight-server.log`, weighProduct)) === 0)
}

/** On demo data no journey has changed, in a database of its own. */
const develop = async ([lane]: readonly Lane[]): Promise<Count> => {
  if (!lane) return nothing
  const own = {
    ...lane,
    env: { ...lane.env, SRM_PG_DATABASE: `${database}_dev`, SRM_REDIS_URL: 'redis://127.0.0.1:6379/9' },
  }
  await copy(lane, own)
  return tryDevelopment({ port: Number(port) + 82, env: own.env })
}

const attempt = async (name: string, act: () => Promise<Count>): Promise<Count> => {
  const began = performance.now()
  const count = await act().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : String(error))
    return ofStatus(false)
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${name} ${seconds}s`)
  return count
}

const nothing: Count = { passed: 0, failed: 0 }

const isJourney = (path: string): boolean => path.startsWith('e2e/')

/** What was asked for by hand, else what the change needs; nothing when it needs no journey. */
const chosenJourneys = (): Selection | undefined => {
  if (asked.length > 0) return { filters: asked }
  const { why, tests, touched } = currentChoice()
  console.log(`journeys: ${why}`)
  if (!tests) return { filters: [] }
  const filters = tests.filter(isJourney)
  return filters.length > 0 ? { filters, touched: (touched ?? []).filter(isJourney) } : undefined
}

const chosen = chosenJourneys()
const counts: Record<string, Count> = {}
if (chosen) {
  let lanes: readonly Lane[] = []
  counts['preparation'] = await attempt('preparation', async () => {
    lanes = await prepare()
    return nothing
  })
  if (lanes.length > 0) {
    if (asked.length === 0) counts['weight'] = await attempt('weight', () => weigh(lanes))
    if (asked.length === 0 || asked.includes(development))
      counts[development] = await attempt(development, () => develop(lanes))
    if (!asked.includes(development)) counts['journeys'] = await attempt('journeys', () => journeys(lanes, chosen))
  }
}
writeResult('e2e', counts)
const total = sum(Object.values(counts))
console.log(sentence(total))
process.exitCode = total.failed === 0 ? 0 : 1
