import { buildWeb, measureBuild, straysInBuild } from './bundle/build.ts'
import { describeWeight, findOverLimit, pageNames } from './bundle/limits.ts'

const built = await buildWeb()
if (built.code !== 0) {
  console.log(built.output)
  process.exit(1)
}

const weights = measureBuild()
for (const page of pageNames) console.log(`${page} imports ${describeWeight(weights[page])}`)
const problems = [
  ...findOverLimit(weights).map((problem) => `too heavy: ${problem}`),
  ...straysInBuild().map((file) => `not for customers: ${file}`),
]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
