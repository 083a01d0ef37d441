import { ofStatus, sentence, sum, writeResult, type Count } from './counts.ts'
import { root, run } from './process.ts'
import { steps, type Step } from './steps.ts'

process.env['NO_COLOR'] = '1'
process.env['CI'] = '1'

type Done = { readonly name: string; readonly ok: boolean; readonly count: Count }

const perform = async (step: Step): Promise<Done> => {
  const began = performance.now()
  const { code, output } = await run(step.command, step.args)
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)}s`
  const count = step.count?.() ?? ofStatus(code === 0)
  const ok = code === 0 && count.failed === 0
  const told = ok && step.noun ? ` · ${String(count.passed)} ${step.noun}` : ''
  console.log(ok ? `✓ ${step.name} ${seconds}${told}` : `✗ ${step.name} ${seconds}\n${output}`)
  return { name: step.name, ok, count: ok || count.failed > 0 ? count : sum([count, ofStatus(false)]) }
}

const services = await run('bash', [`${root}/tools/services.sh`])
if (services.code !== 0) console.log(services.output)

const done: Done[] = []
for (const step of steps) done.push(await perform(step))

writeResult('check', Object.fromEntries(done.map(({ name, count }) => [name, count])))

const red = done.filter(({ ok }) => !ok)
if (red.length > 0) console.log(`failed: ${red.map(({ name }) => name).join(', ')}`)
console.log(sentence(sum(done.map(({ count }) => count))))
process.exitCode = red.length > 0 ? 1 : 0
