const base = '/authManagement/role'

export const paths = {
  list: base,
  create: `${base}/edit`,
  edit: (id: string): string => `${base}/edit?id=${id}`,
  detail: (id: string): string => `${base}/detail?id=${id}`,
  copy: (id: string): string => `${base}/edit?from=${id}`,
  compare: (left = ''): string => `${base}/compare${left && `?left=${left}`}`,
  duties: `${base}/duties`,
}
