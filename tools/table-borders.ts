import { root } from './process.ts'
import { checkTableBorders } from './table-borders/check.ts'

const problems = checkTableBorders(root)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
