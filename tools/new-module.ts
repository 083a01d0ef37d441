import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { namesOf } from './new-module/names.ts'
import { planOf, type Plan } from './new-module/plan.ts'
import { bin, root, runNode } from './process.ts'

const usage = 'npm run new -- <module> [--label 车辆] [--en Vehicle] [--prefix CL]'

const readPlan = (): Plan => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { label: { type: 'string' }, en: { type: 'string' }, prefix: { type: 'string' } },
  })
  const [module, ...more] = positionals
  if (!module || more.length > 0) throw new Error(usage)
  return planOf(root, namesOf(module, values), new Date())
}

const write = ({ made, listed }: Plan): void => {
  for (const [path, text] of Object.entries({ ...made, ...listed })) {
    mkdirSync(dirname(`${root}/${path}`), { recursive: true })
    writeFileSync(`${root}/${path}`, text)
  }
}

const tell = ({ made, listed }: Plan): void => {
  for (const path of Object.keys(made)) console.log(`+ ${path}`)
  for (const path of Object.keys(listed)) console.log(`~ ${path}, one line`)
  console.log(
    '\nNow npm run db:types, then shape the fields: contract and migration first, the compiler tells the rest.',
  )
}

try {
  const plan = readPlan()
  write(plan)
  const { code, output } = await runNode([bin.oxfmt, '--write', ...Object.keys(plan.made)])
  if (code !== 0) throw new Error(output)
  tell(plan)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
