type Part = { readonly at: number; readonly text: string; readonly mentioned: boolean }

/** A comment cut where people are named, longest names first, so that 王小明 is not taken for 王小. */
export const mentionParts = (text: string, names: readonly string[]): Part[] => {
  const wanted = names.toSorted((one, other) => other.length - one.length).map((name) => `@${name}`)
  const parts: Part[] = []
  let plain = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const start = at
    const found = wanted.find((name) => text.startsWith(name, start))
    if (found === undefined) continue
    if (at > plain) parts.push({ at: plain, text: text.slice(plain, at), mentioned: false })
    parts.push({ at, text: found, mentioned: true })
    plain = at + found.length
  }
  if (plain < text.length) parts.push({ at: plain, text: text.slice(plain), mentioned: false })
  return parts
}

type Person = { readonly id: string; readonly name: string }

/** Of the people picked while writing, those whose name is still there. */
export const stillMentioned = (text: string, picked: readonly Person[]): string[] => {
  const named = mentionParts(
    text,
    picked.map(({ name }) => name),
  ).filter(({ mentioned }) => mentioned)
  const people = picked.filter(({ name }) => named.some((part) => part.text === `@${name}`))
  return [...new Set(people.map(({ id }) => id))]
}
