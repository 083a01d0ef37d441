export const centrePath = '/approval/centre'

export const detailPath = (id: string): string => `/approval/detail?id=${id}`
