import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

type Texts = Readonly<Record<string, string>>
type Span = { readonly start: number; readonly end: number }
type Parsed = {
  /** The name in the import from `i18n.ts`, and the argument with the pairs. */
  readonly imported: Span
  readonly argument: Span
  readonly zh: Texts
  readonly en: Texts
}

const stringOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const keyOf = (property: ESTree.ObjectProperty): string | undefined =>
  property.key.type === 'Identifier' && !property.computed ? property.key.name : stringOf(property.key)

/** The entries of an object written out; anything that has to be computed is refused. */
const entriesOf = (object: ESTree.Node): readonly (readonly [string, ESTree.Expression])[] => {
  if (object.type !== 'ObjectExpression') throw new Error('texts are an object written out in place')
  return object.properties.map((property) => {
    const key = property.type === 'Property' ? keyOf(property) : undefined
    if (property.type !== 'Property' || key === undefined) throw new Error('keys of texts are plain names or strings')
    return [key, property.value]
  })
}

const languages = ['en', 'zh'] as const

const pairOf = ([key, value]: readonly [string, ESTree.Expression]) => {
  const entries = entriesOf(value)
  const texts = new Map(entries.map(([language, text]) => [language, stringOf(text)]))
  const [en, zh] = languages.map((language) => texts.get(language))
  if (en === undefined || zh === undefined || entries.length !== languages.length)
    throw new Error(`${key} is a Chinese and an English text, both plain strings`)
  return { key, zh, en }
}

/** Finds the one call of `defineTexts` in a file of texts. */
export const parseTexts = (code: string): Parsed => {
  const { program, errors } = parseSync('area.texts.ts', code)
  if (errors[0]) throw new Error(errors[0].message)
  const calls: ESTree.CallExpression[] = []
  const imports: Span[] = []
  new Visitor({
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'defineTexts') calls.push(node)
    },
    ImportSpecifier: (node) => {
      if (node.local.name === 'defineTexts') imports.push(node)
    },
  }).visit(program)
  const [argument, imported] = [calls[0]?.arguments[1], imports[0]]
  if (!argument || !imported || calls.length > 1) throw new Error('a file of texts calls defineTexts once')
  const pairs = entriesOf(argument).map(pairOf)
  return {
    imported,
    argument,
    zh: Object.fromEntries(pairs.map(({ key, zh }) => [key, zh])),
    en: Object.fromEntries(pairs.map(({ key, en }) => [key, en])),
  }
}

/** The file as it travels with the pages: Chinese in place, English fetched from `english`. */
export const withChinese = (code: string, english: string): string => {
  const { imported, argument, zh } = parseTexts(code)
  return [
    code.slice(0, imported.start),
    'defineSplitTexts as defineTexts',
    code.slice(imported.end, argument.start),
    `${JSON.stringify(zh)}, async () => (await import(${JSON.stringify(english)})).en`,
    code.slice(argument.end),
  ].join('')
}

export const onlyEnglish = (code: string): string => `export const en = ${JSON.stringify(parseTexts(code).en)}`

const query = '?en'

/** Texts are written in pairs; people load the language they read. Without a build both are there at once. */
export const splitTexts: Plugin = {
  name: 'srm:split-texts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\.texts\.ts\?en$/ },
    handler: (id) => onlyEnglish(readFileSync(id.slice(0, -query.length), 'utf8')),
  },
  transform: {
    filter: { id: /\/web\/src\/.*\.texts\.ts$/, code: 'defineTexts(' },
    handler: (code, id) => ({ code: withChinese(code, `./${basename(id)}${query}`), map: null }),
  },
}
