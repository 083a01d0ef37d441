import { checkNouns } from './business-nouns.ts'
import { checkNames } from './names.ts'
import { checkPhrases } from './phrases.ts'
import { root } from './process.ts'
import { checkWords } from './words.ts'

const problems = [...checkWords(root), ...checkNames(root), ...checkNouns(root), ...checkPhrases(root)]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
