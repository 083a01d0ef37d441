const base = '/supplier/updateList'

export const updatePaths = {
  list: base,
  create: `${base}/edit`,
  edit: (id: string): string => `${base}/edit?id=${id}`,
  detail: (id: string): string => `${base}/detail?id=${id}`,
} as const
