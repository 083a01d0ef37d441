const pages = new Map<string, string>()

/** Modules say which page shows which kind of record; whoever has only a record's name and id finds it here. */
export const placeRecord = (subject: string, path: string): void => void pages.set(subject, path)

export const recordPath = (subject: string, id: string): string | undefined => {
  const page = pages.get(subject)
  return page && `${page}?id=${encodeURIComponent(id)}`
}
