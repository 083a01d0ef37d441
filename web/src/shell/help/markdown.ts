/** What our guides use of Markdown: headings, paragraphs, lists, pictures, and bold words, links and code within a line. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly line: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly line: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string }

const marks = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g

const parseLine = (text: string): Inline[] => {
  const line: Inline[] = []
  let at = 0
  for (const found of text.matchAll(marks)) {
    if (found.index > at) line.push({ kind: 'text', text: text.slice(at, found.index) })
    const [whole, strong, code, name, to] = found
    if (strong !== undefined) line.push({ kind: 'strong', text: strong })
    else if (code !== undefined) line.push({ kind: 'code', text: code })
    else line.push({ kind: 'link', text: name ?? '', to: to ?? '' })
    at = found.index + whole.length
  }
  if (at < text.length) line.push({ kind: 'text', text: text.slice(at) })
  return line
}

const parseBlock = (text: string): Block => {
  const [, hashes, title] = /^(#+) (.+)$/.exec(text) ?? []
  if (hashes && title) return { kind: 'heading', level: hashes.length, line: parseLine(title) }
  const [, alt, name] = /^!\[(.*)\]\((?:images\/)?(.+)\)$/.exec(text) ?? []
  if (name) return { kind: 'picture', name, alt: alt ?? '' }
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => parseLine(line.slice(2))) }
  return { kind: 'paragraph', line: parseLine(lines.join(' ')) }
}

export const parseMarkdown = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(parseBlock)
