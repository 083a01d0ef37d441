import { readRed, readResult, sentence, sum } from './counts.ts'

const total = sum([readResult('check'), readResult('e2e')])
const red = readRed()
if (red) console.log(red)
console.log(sentence(total))
process.exitCode = total.failed > 0 ? 1 : 0
