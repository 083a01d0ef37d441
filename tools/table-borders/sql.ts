/** A word, a sign, or a gap where the program puts in a value; strings and comments carry no table names. */
type Token = { readonly text: string; readonly kind: 'word' | 'sign' | 'gap'; readonly at: number }

export type TableUse = {
  readonly name: string
  readonly at: number
  readonly isWrite: boolean
  /** The name is put together by the program, so that nobody can tell it from the text. */
  readonly isComputed: boolean
  /** The statement gives an intermediate result of its own this name. */
  readonly isCommon: boolean
}

/** Stands for `${…}` of a template whose value nobody knows before the program runs. */
export const gap = '\ue000'

const pattern =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?<quoted>[^"\n]+)"|(?<word>[A-Za-z_\ue000][\w$\ue000]*)|\d[\w.]*|[^\s\w]/g

const tokensOf = (sql: string): Token[] =>
  [...sql.matchAll(pattern)].flatMap((match): Token[] => {
    const { quoted, word } = match.groups ?? {}
    const text = quoted ?? word?.toLowerCase()
    if (text !== undefined) return [{ text, kind: text.includes(gap) ? 'gap' : 'word', at: match.index }]
    return /^(?:--|\/\*|')/.test(match[0]) ? [] : [{ text: match[0], kind: 'sign', at: match.index }]
  })

const afterBracket = (tokens: readonly Token[], open: number): number => {
  let depth = 0
  for (let index = open; index < tokens.length; index++) {
    if (tokens[index]?.text === '(') depth++
    if (tokens[index]?.text === ')' && --depth === 0) return index + 1
  }
  return tokens.length
}

/** Words that follow a table and are no other name for it. */
const clauses = new Set(
  'where on join left right inner cross full natural set using group order limit having union except intersect values select returning for window fetch offset tablesample default overriding'.split(
    ' ',
  ),
)

const useOf = (name: string, at: number, isWrite: boolean, isComputed: boolean): TableUse => ({
  name: name.replace(/^app\./, ''),
  at,
  isWrite,
  isComputed,
  isCommon: false,
})

type Item = { readonly use: TableUse | undefined; readonly next: number }

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word' || token?.kind === 'gap'

/** One entry of a from list: a table, a function or a bracket, with the name it goes by. */
const itemAt = (tokens: readonly Token[], start: number, isWrite: boolean): Item => {
  let at = start
  while (/^(?:only|lateral|table|if|exists)$/.test(tokens[at]?.text ?? '')) at++
  const first = tokens[at]
  let use: TableUse | undefined
  if (first?.text === '(') {
    // A join in brackets begins with a table; a query in brackets is found by its own `from`.
    const inner = tokens[at + 1]
    if (inner?.kind === 'word' && !/^(?:select|with|values)$/.test(inner.text))
      use = itemAt(tokens, at + 1, isWrite).use
    at = afterBracket(tokens, at)
  } else if (isWord(first)) {
    const isQualified = tokens[at + 1]?.text === '.' && isWord(tokens[at + 2])
    const last = isQualified ? tokens[at + 2] : first
    const name = isQualified ? `${first.text}.${last?.text ?? ''}` : first.text
    at += isQualified ? 3 : 1
    if (tokens[at]?.text === '(' && !isWrite) at = afterBracket(tokens, at)
    else use = useOf(name, first.at, isWrite, last?.kind === 'gap')
  } else return { use: undefined, next: start }
  if (tokens[at]?.text === 'as') at++
  if (isWord(tokens[at]) && !clauses.has(tokens[at]?.text ?? '')) at++
  if (tokens[at]?.text === '(' && !isWrite) at = afterBracket(tokens, at)
  return { use, next: at }
}

const itemsFrom = (tokens: readonly Token[], start: number): TableUse[] => {
  const found: TableUse[] = []
  for (let at = start; ; at++) {
    const { use, next } = itemAt(tokens, at, false)
    if (use) found.push(use)
    if (next === at || tokens[next]?.text !== ',') return found
    at = next
  }
}

/** `is distinct from`, `extract(epoch from …)`, `substring(… from …)`: no table follows. */
const isNoClause = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.text === 'distinct' && /^(?:is|not)$/.test(tokens[at - 2]?.text ?? '')) ||
  (tokens[at - 2]?.text === '(' && /^(?:extract|substring|trim|overlay)$/.test(tokens[at - 3]?.text ?? ''))

const usesAt = (tokens: readonly Token[], at: number): TableUse[] => {
  const [before, word] = [tokens[at - 1]?.text, tokens[at]?.text]
  if (tokens[at]?.kind !== 'word' || before === '.') return []
  if (word === 'from' && before === 'delete')
    return [itemAt(tokens, at + 1, true).use].filter((use) => use !== undefined)
  if (word === 'from' && !isNoClause(tokens, at)) return itemsFrom(tokens, at + 1)
  if (word === 'join') return itemsFrom(tokens, at + 1).slice(0, 1)
  if (word === 'using' && tokens[at + 1]?.text !== '(') return itemsFrom(tokens, at + 1)
  const isWrite =
    word === 'into' || word === 'truncate' || (word === 'update' && !/^(?:for|do|key)$/.test(before ?? ''))
  return isWrite ? [itemAt(tokens, at + 1, true).use].filter((use) => use !== undefined) : []
}

/** Names of common table expressions: `with name as (…)`, `, name (a, b) as materialized (…)`. */
const commonNames = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap((token, at) => {
      if (token.kind !== 'word' || !/^(?:with|recursive|,|\))$/.test(tokens[at - 1]?.text ?? '')) return []
      const after = tokens[at + 1]?.text === '(' ? afterBracket(tokens, at + 1) : at + 1
      const isNamed = tokens[after]?.text === 'as' && /^(?:\(|not|materialized)$/.test(tokens[after + 1]?.text ?? '')
      return isNamed ? [token.text] : []
    }),
  )

/** Every table a piece of SQL reads or writes: after from, join, using, into, update, truncate, through brackets and lists. */
export const tablesIn = (sql: string): TableUse[] => {
  const tokens = tokensOf(sql)
  const common = commonNames(tokens)
  return tokens.flatMap((_, at) => usesAt(tokens, at)).map((use) => ({ ...use, isCommon: common.has(use.name) }))
}
