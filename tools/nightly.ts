import { root, run } from './process.ts'
import { variables } from './testing/seed.ts'
import { writeVerified } from './testing/verified.ts'

type Suite = {
  readonly name: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const tool = (name: string): string => `${root}/tools/${name}`

/** Everything at full depth: what a build samples is tried whole, and what it leaves out is run. */
const suites: readonly Suite[] = [
  { name: 'checks and tests', args: [tool('check.ts')] },
  {
    name: 'tests in another order',
    args: [
      `${root}/node_modules/vitest/vitest.mjs`,
      'run',
      '--reporter=dot',
      '--project',
      '!gates',
      '--project',
      '!flow',
    ],
    env: { [variables.order]: new Date().toISOString().slice(0, 10), [variables.depth]: 'sample' },
  },
  { name: 'journeys and looks', args: [tool('e2e.ts')] },
  { name: 'journeys, four lanes, slow browser', args: [tool('e2e.ts')], env: { E2E_LANES: '4', E2E_SLOWER: '3' } },
  { name: 'journeys, late answers', args: [tool('e2e.ts')], env: { E2E_LATE: '700' } },
  { name: 'list of 50,000 rows', args: [tool('measure.ts'), 'list'] },
  { name: 'image, with a backup made and restored in it', args: [tool('image.ts')] },
  { name: 'a new module, from the generator to the browser', args: [tool('new-module-try.ts')] },
]

/** A name or several choose suites; nothing chooses all. */
const asked = process.argv.slice(2)
const chosen = asked.length > 0 ? suites.filter(({ name }) => asked.some((word) => name.includes(word))) : suites

const perform = async ({ name, args, env = {} }: Suite): Promise<boolean> => {
  const began = performance.now()
  const { code, output } = await run(process.execPath, args, {
    env: { [variables.depth]: 'full', NO_COLOR: '1', ...env },
    seconds: 4 * 3600,
  })
  const lines = output.split('\n')
  if (code !== 0) console.log(lines.slice(-200).join('\n'))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds}s · ${lines.at(-1) ?? ''}`)
  return code === 0
}

const results: boolean[] = []
for (const suite of chosen) results.push(await perform(suite))

const isGreen = results.every(Boolean)
if (isGreen && chosen.length === suites.length) writeVerified()
const failed = results.filter((ok) => !ok).length
console.log(`${String(results.length - failed)} passed, ${String(failed)} failed`)
process.exitCode = isGreen ? 0 : 1
