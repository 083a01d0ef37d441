import { expect, test } from 'vitest'
import { checkSizes } from '../sizes/check.ts'
import { checkWords } from '../words.ts'
import { sizeBaits, wordBaits } from './baits.files.ts'
import { planted } from './plant.ts'

const longChapter = `describe('a', () => {\n${'  // \n'.repeat(80)}})\n`
const reasoned = `// oxlint-disable-next-line no-var -- the vendor script reads the global\nvar a = 1\n`

test('the clean sample keeps all sizes and words', async () => {
  expect(await planted({}, checkSizes)).toEqual([])
  expect(await planted({}, checkWords)).toEqual([])
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
