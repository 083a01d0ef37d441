import { ofStatus, sentence, sum, writeRed, writeResult, type Count } from './counts.ts'
import { root, run } from './process.ts'
import { rounds, type Step } from './steps.ts'

process.env['NO_COLOR'] = '1'
process.env['CI'] = '1'

type Done = { readonly name: string; readonly ok: boolean; readonly count: Count; readonly told: readonly string[] }

const perform = async (step: Step): Promise<Done> => {
  const began = performance.now()
  const { code, output } = await run(step.command, step.args)
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)}s`
  const count = step.count?.() ?? ofStatus(code === 0)
  const ok = code === 0 && count.failed === 0
  const counted = ok && step.noun ? ` · ${String(count.passed)} ${step.noun}` : ''
  console.log(ok ? `✓ ${step.name} ${seconds}${counted}` : `✗ ${step.name} ${seconds}\n${output}`)
  return {
    name: step.name,
    ok,
    count: ok || count.failed > 0 ? count : sum([count, ofStatus(false)]),
    told: ok ? [] : [`✗ ${step.name}`, ...whatFailed(step, output)],
  }
}

const whatFailed = (step: Step, output: string): readonly string[] => {
  const red = step.red?.() ?? []
  return red.length > 0 ? red : [output.split('\n').slice(-30).join('\n')]
}

const services = await run('bash', [`${root}/tools/services.sh`])
if (services.code !== 0) console.log(services.output)

const inTurn = async (lane: readonly Step[]): Promise<readonly Done[]> => {
  const done: Done[] = []
  for (const step of lane) done.push(await perform(step))
  return done
}

const done: Done[] = []
for (const lanes of rounds) done.push(...(await Promise.all(lanes.map(inTurn))).flat())

writeResult('check', Object.fromEntries(done.map(({ name, count }) => [name, count])))
writeRed(done.flatMap(({ told }) => told))

const red = done.filter(({ ok }) => !ok)
if (red.length > 0) console.log(`failed: ${red.map(({ name }) => name).join(', ')}`)
console.log(sentence(sum(done.map(({ count }) => count))))
process.exitCode = red.length > 0 ? 1 : 0
