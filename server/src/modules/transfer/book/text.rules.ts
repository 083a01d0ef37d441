/** What a spreadsheet takes for a formula when a text begins with it, full-width forms included. */
const trigger = '[=+\\-@\\t\\r\\n\\0＝＋－＠]'
const dangerous = new RegExp(`^'*${trigger}`)
const guarded = new RegExp(`^'+${trigger}`)

/** A leading quote keeps a text a text; one that already looks guarded gets another, so that reading it back is exact. */
export const guard = (text: string): string => (dangerous.test(text) ? `'${text}` : text)
export const unguard = (text: string): string => (guarded.test(text) ? text.slice(1) : text)

const separator = '、'

/** Several values in one cell; a value that holds the separator is put in quotes. */
export const joinList = (values: readonly string[]): string =>
  values
    .map((value) => (/[、\n"]|^\s|\s$/.test(value) || value === '' ? `"${value.replaceAll('"', '""')}"` : value))
    .join(separator)

export const splitList = (text: string): string[] => {
  const parts: string[] = []
  const one = /\s*(?:"((?:[^"]|"")*)"|([^、\n]*?))\s*(?:[、\n]|$)/gy
  while (one.lastIndex < text.length) {
    const found = one.exec(text)
    if (!found) return [text.trim()]
    const [, quoted, plain = ''] = found
    if (quoted !== undefined) parts.push(quoted.replaceAll('""', '"'))
    else if (plain !== '') parts.push(plain)
  }
  return parts
}

/** `王晓 (E001)` → `王晓` and `E001`. */
export const splitCoded = (text: string): { name: string; code: string } | undefined => {
  const found = /^(.*\S)\s*[(（]([^()（）]+)[)）]$/s.exec(text)
  return found ? { name: found[1] ?? '', code: found[2] ?? '' } : undefined
}

/** Longer texts are refused by spreadsheets; such a cell says so and is not taken back. */
export const maxCell = 32_767
export const cutMark = '……（内容过长，未能全部导出）'
export const fit = (text: string): string =>
  text.length > maxCell ? text.slice(0, maxCell - cutMark.length - 1) + cutMark : text
