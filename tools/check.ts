import { currentChoice } from './choice/current.ts'
import { ofStatus, sentence, sum, writeRed, writeResult, writeTimings, type Count } from './counts.ts'
import { root, run } from './process.ts'
import { roundsFor, type Step } from './steps.ts'
import { testClusterPort } from './stack/test-cluster.ts'
import { commitSeed, variables } from './testing/seed.ts'
import type { Timing } from './testing/slowest.ts'

process.env['NO_COLOR'] = '1'
process.env['CI'] = '1'
process.env[variables.seed] ??= commitSeed()

type Outcome = {
  readonly name: string
  readonly ok: boolean
  readonly count: Count
  readonly failures: readonly string[]
  readonly timings: readonly Timing[]
}

const failuresOf = (step: Step, output: string): readonly string[] => {
  const red = step.red?.() ?? []
  return [`✗ ${step.name}`, ...(red.length > 0 ? red : [output.split('\n').slice(-30).join('\n')])]
}

const perform = async (step: Step): Promise<Outcome> => {
  const began = performance.now()
  const { code, output } = await run(step.command, step.args, { env: step.env ?? {} })
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)}s`
  const count = step.count?.() ?? ofStatus(code === 0)
  const ok = code === 0 && count.failed === 0
  const counted = ok && step.noun ? ` · ${String(count.passed)} ${step.noun}` : ''
  console.log(ok ? `✓ ${step.name} ${seconds}${counted}` : `✗ ${step.name} ${seconds}\n${output}`)
  return {
    name: step.name,
    ok,
    count: ok || count.failed > 0 ? count : sum([count, ofStatus(false)]),
    failures: ok ? [] : failuresOf(step, output),
    timings: step.timings?.() ?? [],
  }
}

const services = await run('bash', [`${root}/tools/services.sh`])
if (services.code !== 0) console.log(services.output)
const port = await testClusterPort()
// The tests ask for one of them, the commands of the server for the other.
process.env['TEST_PG_PORT'] = port
process.env['SRM_PG_PORT'] = port

const inTurn = async (lane: readonly Step[]): Promise<readonly Outcome[]> => {
  const done: Outcome[] = []
  for (const step of lane) done.push(await perform(step))
  return done
}

const choice = currentChoice()
console.log(`tests: ${choice.why}`)
const done: Outcome[] = []
for (const lanes of roundsFor(choice)) done.push(...(await Promise.all(lanes.map(inTurn))).flat())

writeResult('check', Object.fromEntries(done.map(({ name, count }) => [name, count])))
writeTimings(
  'check',
  done.flatMap(({ timings }) => timings),
)
writeRed(done.flatMap(({ failures }) => failures))

const red = done.filter(({ ok }) => !ok)
if (red.length > 0) console.log(`failed: ${red.map(({ name }) => name).join(', ')}`)
console.log(sentence(sum(done.map(({ count }) => count))))
process.exitCode = red.length > 0 ? 1 : 0
