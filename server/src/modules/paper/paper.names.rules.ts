const maxName = 80

/** What no file system takes in a name, and what would lead out of a folder. */
const clean = (label: string): string =>
  [...label.replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ').replaceAll(/^[.\s]+|[.\s]+$/g, '')].slice(0, maxName).join('')

/** Each file by its record's number; a name that comes again is counted. */
export const fileNames = (labels: readonly string[], ending: string): string[] => {
  const used = new Map<string, number>()
  return labels.map((label) => {
    const name = clean(label) || 'record'
    const times = (used.get(name) ?? 0) + 1
    used.set(name, times)
    return times === 1 ? `${name}.${ending}` : `${name} (${String(times)}).${ending}`
  })
}
