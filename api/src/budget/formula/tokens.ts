/** What a formula may name, in the words people write it in. */
export const formulaVariables = ['人数', '天数', '晚数', '场次', '数量', '单价'] as const
export type FormulaVariable = (typeof formulaVariables)[number]

export type Operator = '+' | '-' | '*' | '/'

/** A piece of the text and the place it begins at. */
export type Token = { readonly at: number } & (
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'variable'; readonly name: FormulaVariable }
  | { readonly kind: 'operator'; readonly sign: Operator }
  | { readonly kind: 'open' | 'close' | 'end' }
  | { readonly kind: 'unknown'; readonly word: string }
)

/** How the same sign looks from a Chinese keyboard; each stands for exactly one character, so places stay right. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['（', '('],
  ['）', ')'],
  ['＋', '+'],
  ['－', '-'],
  ['−', '-'],
  ['×', '*'],
  ['＊', '*'],
  ['÷', '/'],
  ['／', '/'],
  ['．', '.'],
  ...Array.from('０１２３４５６７８９', (digit, value) => [digit, String(value)] as const),
])

const plain = (character: string): string => spellings.get(character) ?? character

const isSpace = (character: string): boolean => /^[\s\u3000\u200B\uFEFF]$/u.test(character)
const isNumeric = (character: string): boolean => /^[\d.]$/.test(character)
const isOperator = (character: string): character is Operator => /^[+\-*/]$/.test(character)

/** A word nobody knows is named as far as a message has room for it. */
const maxWordLength = 12

const readWhile = (characters: readonly string[], from: number, test: (character: string) => boolean): string => {
  let end = from
  while (end < characters.length && test(characters[end] ?? '')) end += 1
  return characters.slice(from, end).join('')
}

const isWordPart = (character: string): boolean =>
  !isSpace(character) && !isNumeric(character) && !isOperator(character) && character !== '(' && character !== ')'

const wordToken = (characters: readonly string[], at: number): Token => {
  const name = formulaVariables.find((variable) => characters.slice(at, at + variable.length).join('') === variable)
  if (name !== undefined) return { at, kind: 'variable', name }
  const word = readWhile(characters, at, isWordPart)
  // Half of a character outside the basic plane would show as a broken one.
  return { at, kind: 'unknown', word: Array.from(word).slice(0, maxWordLength).join('') }
}

const tokenAt = (characters: readonly string[], at: number): Token => {
  const character = characters[at]
  if (character === undefined) return { at, kind: 'end' }
  if (character === '(') return { at, kind: 'open' }
  if (character === ')') return { at, kind: 'close' }
  if (isOperator(character)) return { at, kind: 'operator', sign: character }
  if (isNumeric(character)) return { at, kind: 'number', value: readWhile(characters, at, isNumeric) }
  return wordToken(characters, at)
}

const lengthOf = (token: Token): number => {
  if (token.kind === 'number') return token.value.length
  return token.kind === 'variable' ? token.name.length : 1
}

/** The pieces of a text up to the first that is no part of any formula. */
export const tokenize = (text: string): Token[] => {
  const characters = Array.from({ length: text.length }, (_, at) => plain(text.charAt(at)))
  const tokens: Token[] = []
  let at = 0
  for (;;) {
    while (isSpace(characters[at] ?? '')) at += 1
    const token = tokenAt(characters, at)
    tokens.push(token)
    if (token.kind === 'end' || token.kind === 'unknown') return tokens
    at += lengthOf(token)
  }
}
