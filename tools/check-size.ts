import { root } from './process.ts'
import { checkSizes } from './sizes/check.ts'

const problems = checkSizes(root)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
