import { currentChoice } from './choice/current.ts'
import { readRed, readResult, readTimings, sentence, sum } from './counts.ts'
import { slowestLines } from './testing/slowest.ts'
import { writeVerified } from './testing/verified.ts'

for (const line of [
  ...slowestLines('files of tests', readTimings('check')),
  ...slowestLines('journeys', readTimings('e2e')),
])
  console.log(line)
const total = sum([readResult('check'), readResult('e2e')])
const red = readRed()
if (red) console.log(red)
console.log(sentence(total))
if (total.failed === 0 && !currentChoice().tests) writeVerified()
process.exitCode = total.failed > 0 ? 1 : 0
