const base = '/notice/announcement'
const reading = `${base}/view`

export const paths = {
  list: base,
  create: `${base}/edit`,
  edit: (id: string): string => `${base}/edit?id=${id}`,
  detail: (id: string): string => `${base}/detail?id=${id}`,
}

/** What everybody reads, beside the pages of those who write. */
export const readingPath = (id?: string): string => (id ? `${reading}?id=${id}` : reading)
