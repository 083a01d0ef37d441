import { expect, test } from 'vitest'
import { checkSizes } from '../sizes/check.ts'
import { checkNames } from '../names.ts'
import { checkWords } from '../words.ts'
import { nameBaits, sizeBaits, wordBaits } from './baits.files.ts'
import { planted } from './plant.ts'

const longChapter = `describe('a', () => {\n${'  // \n'.repeat(80)}})\n`
const reasoned = `// oxlint-disable-next-line no-var -- the vendor script reads the global\nvar a = 1\n`

test('the clean sample keeps all sizes and words', async () => {
  expect(await planted({}, checkSizes)).toEqual([])
  expect(await planted({}, checkWords)).toEqual([])
  expect(await planted({}, checkNames)).toEqual([])
})

test('a chapter of tests and a suppression with a reason pass', async () => {
  const files = { 'web/src/lib/a.test.ts': longChapter, 'web/src/lib/b.ts': reasoned }
  expect(await planted(files, checkSizes)).toEqual([])
})

test.each(Object.entries(sizeBaits))('%s is caught', async (_name, { files, says }) => {
  expect((await planted(files, checkSizes)).join('\n')).toMatch(says)
})

test.each(Object.entries(wordBaits))('%s is caught', async (_name, files) => {
  expect(await planted(files, checkWords)).toHaveLength(1)
})

test.each(Object.entries(nameBaits))('%s is caught', async (_name, { line, says }) => {
  const problems = await planted({ 'web/src/lib/bait.ts': `${line}\n` }, checkNames)
  expect(problems.join('\n')).toMatch(says)
  expect(problems).toHaveLength(1)
})

test('a noun, a setter after its state and a maximum pass', async () => {
  const lines = [
    'type Query = string',
    'const [open, setOpen] = useState(false)',
    'const maxRows = 5',
    'const almostAll = 1',
  ]
  expect(await planted({ 'web/src/lib/fine.ts': `${lines.join('\n')}\n` }, checkNames)).toEqual([])
})
