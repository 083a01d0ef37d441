import PizZip from 'pizzip'
import { fail, Failure } from '#kernel/errors.ts'
import { archive } from '#modules/transfer/index.ts'
import { faultsIn, inOneSentence, unknownIn } from './problems.rules.ts'
import type { Variable } from './variables.rules.ts'
import { readTags } from './write.service.ts'

const main = 'word/document.xml'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Programs, objects of other programs and controls have no place in a letter. */
const harmful = /(?:^|\/)(?:vba|activeX|embeddings|macros|customUI)|\.(?:bin|exe|js|vbs|dll|ole)$/i
/** Fetched by whoever opens the letter; a link one has to click on is no harm. */
const fetched = /<(?:\w+:)?Relationship\b(?=[^>]*TargetMode\s*=\s*["']External["'])(?![^>]*\/hyperlink["'])[^>]*>/i
/** What a letter is tied to although it is no part of its own text. */
const tied = /\/relationships\/(?:oleObject|package|vbaProject|aFChunk|control|attachedTemplate|frame)["']/i
/** Fields by which Word fetches or runs something. */
const running = /\b(?:DDEAUTO|DDE|INCLUDETEXT|INCLUDEPICTURE|MACROBUTTON)\b/i

/** The text of a letter of a few hundred pages; reading more would hold up everybody else. */
const maxXml = 4 * 1024 * 1024

const textAt = (zip: PizZip, name: string): string => zip.file(name)?.asText() ?? ''

/** The instructions of fields, put together as Word does where they are split into pieces. */
const instructionsIn = (xml: string): string =>
  [...xml.matchAll(/<\w+:instrText[^>]*>([^<]*)<|\binstr="([^"]*)"/g)]
    .map(([, pieces = '', whole = '']) => pieces + whole)
    .join('')

const isHarmful = (name: string, xml: string): boolean =>
  name.endsWith('.rels') ? fetched.test(xml) || tied.test(xml) : running.test(instructionsIn(xml))

const refuseHarm = (zip: PizZip): void => {
  const names = Object.keys(zip.files)
  if (names.some((name) => harmful.test(name))) fail('paper.suspicious')
  let length = 0
  for (const name of names.filter((one) => /\.(?:xml|rels)$/i.test(one))) {
    const xml = textAt(zip, name)
    length += xml.length
    if (length > maxXml || isHarmful(name.toLowerCase(), xml)) fail('paper.suspicious')
  }
}

/** Refuses what would grow out of hand before anything reads it, then what is no plain letter. */
const openLetter = async (content: Buffer): Promise<void> => {
  await archive.inspect(content).catch((error: unknown) => {
    if (error instanceof Failure && error.key === 'transfer.not_a_workbook') fail('paper.not_word')
    if (error instanceof Failure && error.key === 'transfer.suspicious') fail('paper.suspicious')
    throw error
  })
  const zip = new PizZip(content)
  if (zip.file(main) === null) fail('paper.not_word')
  const types = textAt(zip, '[Content_Types].xml')
  if (/macroEnabled|vbaProject/i.test(types)) fail('paper.suspicious')
  if (!types.includes(wordType)) fail('paper.not_word')
  refuseHarm(zip)
}

const tagsOrFaults = (content: Buffer) => {
  try {
    return readTags(content)
  } catch (error) {
    return fail('paper.template_wrong', { words: { problems: inOneSentence(faultsIn(error)) } })
  }
}

/** A template that passes is harmless and names only what the record has; else it is said what is wrong and where. */
export const assertTemplate = async (content: Buffer, variables: readonly Variable[]): Promise<void> => {
  await openLetter(content)
  const problems = unknownIn(tagsOrFaults(content), variables)
  if (problems.length > 0) fail('paper.template_wrong', { words: { problems: inOneSentence(problems) } })
}
