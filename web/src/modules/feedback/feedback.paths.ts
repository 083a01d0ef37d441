const base = '/other/feedback'

export const paths = {
  list: base,
  create: base,
  edit: (id: string): string => `${base}/edit?id=${id}`,
  detail: (id: string): string => `${base}/detail?id=${id}`,
} as const
