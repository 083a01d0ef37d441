import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import type { Ctx } from '#kernel/ctx.ts'
import type { Subject } from '#kernel/records/subjects.ts'
import { readPaper } from '../sheet/sheet.service.ts'
import type { Tag } from './problems.rules.ts'
import { wordDataOf, type WordData } from './variables.rules.ts'

/** A line break of a value stays one; what has no value leaves nothing behind. */
const options = {
  paragraphLoop: true,
  linebreaks: true,
  stripInvalidXMLChars: true,
  errorLogging: false,
  nullGetter: () => '',
  // A template does not choose its own braces: what is looked for at the upload would not be found.
  syntax: { changeDelimiterPrefix: null },
} as const

type Part = { readonly type: string; readonly value: string; readonly module?: string; readonly subparsed?: Part[] }
type Inspection = { readonly inspect?: { readonly filePath?: string; readonly postparsed?: Part[] } }

const tagsIn = (parts: readonly Part[]): Tag[] =>
  parts
    .filter(({ type }) => type === 'placeholder')
    .map(({ value, module, subparsed = [] }) => ({ value, module, within: tagsIn(subparsed) }))

/** Hears from the library which tags a template holds, in each of its parts. */
const tagReader = () => {
  const parts = new Map<string, Tag[]>()
  let file = ''
  const set = ({ inspect }: Inspection): void => {
    file = inspect?.filePath ?? file
    if (inspect?.postparsed) parts.set(file, tagsIn(inspect.postparsed))
  }
  return { module: { name: 'tags', set }, tags: () => [...parts.values()].flat() }
}

/** The tags of a template; throws what the library has to say of one it cannot read. */
export const readTags = (content: Buffer): Tag[] => {
  const { module, tags } = tagReader()
  new Docxtemplater(new PizZip(content), { ...options, modules: [module] })
  return tags()
}

/** A template with the values of one record put in; they are words there and nothing else. */
export const writeWord = (template: Buffer, data: WordData): Buffer => {
  const document = new Docxtemplater(new PizZip(template), options)
  document.render(data)
  return document.toBuffer({ compression: 'DEFLATE' })
}

/** What a template gets of a record, for the person who asks. */
export const readData = async (ctx: Ctx, subject: Subject, id: string) => {
  const { row, words, code, title, trail, ...paper } = await readPaper(ctx, subject, id)
  return { label: code || title, data: wordDataOf(subject.record, row, words, paper, trail.lines) }
}
