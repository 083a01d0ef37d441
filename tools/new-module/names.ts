export type Input = { readonly label?: string; readonly en?: string; readonly prefix?: string }

export type Names = {
  /** `vehicle-type`: folders, files and the contract's path. */
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
  /** `vehicle_type`: the table and the URL. */
  readonly snake: string
  readonly plural: string
  readonly pascalPlural: string
  /** `aVehicle`, `anOrderLine`. */
  readonly example: string
  readonly zh: string
  readonly en: string
  readonly enPlural: string
  /** Within a sentence. */
  readonly lower: string
  readonly lowerPlural: string
  /** Codes start with it. */
  readonly prefix: string
}

/** Names that mean something to TypeScript, to SQL, to the folder layout, or to the code that is written. */
const reserved = new Set(
  `all analyse analyze and any array as asc async await base body both break case cast catch change check choice
  class code collate colleague column const constraint continue create crud ctx current debugger default defer
  delete department desc describe detail distinct do door edit else en end endpoint enum errors except expect
  export extends false fetch finally for foreign found from function grant group having id if import in index
  instanceof interface into it keyword label late lateral leading let limit list made me modules more new not null
  offset on only optional or order own page params paths person placing primary private public query record
  references remove return returning routes rows select service shared show some static store stranger super
  switch table test text then this throw title to told trailing true try typeof under union unique update user
  using value var variadic version views void when where while window with yield zh`.split(/\s+/),
)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

const wordsOf = (module: string): string[] => module.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`).split('-')

/** All spellings of a module's name. Throws where one of them could not be used. */
export const namesOf = (module: string, { label, en, prefix }: Input = {}): Names => {
  const words = wordsOf(module)
  const kebab = words.join('-')
  if (!/^[a-z]{2,}(?:-[a-z]{2,})*$/.test(kebab) || kebab.length > 30)
    throw new Error(`"${module}" is not a module name: letters only, at most 30, such as vehicle or vehicle-type`)
  if (reserved.has(kebab)) throw new Error(`"${kebab}" has a meaning of its own here; say more, such as sales-${kebab}`)
  const pascal = words.map(capital).join('')
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join('')
  const english = en ?? capital(words.join(' '))
  const code = (prefix ?? words.map((word) => word.slice(0, words.length === 1 ? 2 : 1)).join('')).toUpperCase()
  if (!/^[A-Z]{1,6}$/.test(code)) throw new Error(`"${code}" is not a prefix for codes: one to six letters`)
  for (const text of [label ?? '', english])
    if (/['"`\\\n<>{}$]/.test(text)) throw new Error(`"${text}" has signs a label cannot have`)
  return {
    kebab,
    camel,
    pascal,
    snake: words.join('_'),
    plural: pluralOf(camel),
    pascalPlural: pluralOf(pascal),
    example: `${/^[AEIOU]/.test(pascal) ? 'an' : 'a'}${pascal}`,
    zh: label ?? english,
    en: english,
    enPlural: pluralOf(english),
    lower: english.toLowerCase(),
    lowerPlural: pluralOf(english).toLowerCase(),
    prefix: code,
  }
}
