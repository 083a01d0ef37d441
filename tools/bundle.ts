import { buildWeb, measureBuild, straysInBuild } from './bundle/build.ts'
import { budgets, goals, overBudget } from './bundle/measure.ts'

const built = await buildWeb()
if (built.code !== 0) {
  console.log(built.output)
  process.exit(1)
}

const sizes = measureBuild()
for (const page of ['login', 'list', 'apply'] as const) {
  const limits = `budget ${String(budgets[page])}, goal ${String(goals[page])}`
  console.log(`${page}: ${String(sizes[page])} kB of gzipped JavaScript (${limits})`)
}
const problems = [
  ...overBudget(sizes).map((problem) => `over budget: ${problem}`),
  ...straysInBuild().map((file) => `not for customers: ${file}`),
]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
console.log(JSON.stringify(sizes))
