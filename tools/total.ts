import { readResult, sentence, sum } from './counts.ts'

const total = sum([readResult('check'), readResult('e2e')])
console.log(sentence(total))
process.exitCode = total.failed > 0 ? 1 : 0
