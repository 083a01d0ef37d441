import { expect, test } from 'vitest'
import { checkSizes } from '../sizes/check.ts'
import { checkNouns } from '../business-nouns.ts'
import { checkNames } from '../names.ts'
import { checkPhrases } from '../phrases.ts'
import { checkWords } from '../words.ts'
import { nameViolations, nounViolations, phraseViolations, sizeViolations, wordViolations } from './violations/files.ts'
import { planted } from './plant.ts'

const longChapter = `describe('a', () => {\n${'  // \n'.repeat(80)}})\n`
const reasoned = `// oxlint-disable-next-line no-var -- the vendor script reads the global\nvar a = 1\n`

test('the clean sample keeps all sizes and words', async () => {
  expect(await planted({}, checkSizes)).toEqual([])
  expect(await planted({}, checkWords)).toEqual([])
  expect(await planted({}, checkNames)).toEqual([])
  expect(await planted({}, checkNouns)).toEqual([])
  expect(await planted({}, checkPhrases)).toEqual([])
})

test('a chapter of tests and a suppression with a reason pass', async () => {
  const files = { 'web/src/lib/a.test.ts': longChapter, 'web/src/lib/b.ts': reasoned }
  expect(await planted(files, checkSizes)).toEqual([])
})

test.each(Object.entries(sizeViolations))('%s is caught', async (_name, { files, says }) => {
  expect((await planted(files, checkSizes)).join('\n')).toMatch(says)
})

test.each(Object.entries(wordViolations))('%s is caught', async (_name, files) => {
  expect(await planted(files, checkWords)).toHaveLength(1)
})

test.each(Object.entries(nameViolations))('%s is caught', async (_name, { line, says }) => {
  const problems = await planted({ 'web/src/lib/planted.ts': `${line}\n` }, checkNames)
  expect(problems.join('\n')).toMatch(says)
  expect(problems).toHaveLength(1)
})

test('a name that five files of a package export is caught, four are not', async () => {
  const files = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`web/src/lib/planted${String(at)}.ts`, 'export const linesOf = 1\n']),
    )
  expect(await planted(files(5), checkNames)).toEqual(['web/src/lib/planted4.ts: 5 files export linesOf'])
  expect(await planted(files(4), checkNames)).toEqual([])
})

test.each(Object.entries(nounViolations))('%s is caught', async (_name, { files, says }) => {
  expect((await planted(files, checkNouns)).join('\n')).toMatch(says)
})

test.each(Object.entries(phraseViolations))('%s is caught', async (_name, files) => {
  expect(await planted(files, checkPhrases)).toHaveLength(1)
})

test('a phrase passes where nobody reads it, and as part of a longer word', async () => {
  const files = {
    'tools/planted.ts': `export const old = '拿回'\n`,
    'web/src/lib/planted.texts.ts': `export const zh = '角色决定成员能看到哪些菜单，认为是必要的'\n`,
  }
  expect(await planted(files, checkPhrases)).toEqual([])
})

test('an ordinary word and a test that drives a real module pass', async () => {
  const files = {
    'server/src/kernel/budget.ts': `/** What the contract promises. */\nexport const budget = 'budget'\n`,
    'server/src/kernel/list.test.ts': `export const path = '/api/supplier/list'\n`,
  }
  expect(await planted(files, checkNouns)).toEqual([])
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
