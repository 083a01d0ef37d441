import type { Label, Language } from '@srm/api/shared/label'

/** Sentences the product writes into rows, such as the title of a notice. They are stored in Chinese. */
type Sentence = { readonly pattern: RegExp; readonly names: readonly string[]; readonly text: Label }

const place = /\{\{(\w+)\}\}/g

const compile = (text: Label): Sentence => {
  const literal = text.zh.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const names = [...text.zh.matchAll(place)].map(([, name = '']) => name)
  return { pattern: new RegExp(`^${literal.join('(.+?)')}$`, 's'), names, text }
}

let sentences: readonly Sentence[] = []

/** Filled once when the modules are put together; longer ones are tried first. */
export const declareSentences = (texts: readonly Label[]): void => {
  sentences = texts.toSorted((one, other) => other.zh.length - one.zh.length).map(compile)
}

/** A notice may name a document whose title is a sentence too. */
const maxDepth = 3

/** A stored sentence for this reader. What is none of ours was written by somebody and stays as it is. */
export const sentenceIn = (language: Language, stored: string, depth = maxDepth): string => {
  if (language === 'zh' || depth === 0) return stored
  for (const { pattern, names, text } of sentences) {
    const found = pattern.exec(stored)
    if (!found) continue
    const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']))
    return text[language].replaceAll(place, (_, name: string) =>
      sentenceIn(language, values.get(name) ?? '', depth - 1),
    )
  }
  return stored
}
