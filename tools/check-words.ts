import { checkNames } from './names.ts'
import { root } from './process.ts'
import { checkWords } from './words.ts'

const problems = [...checkWords(root), ...checkNames(root)]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
