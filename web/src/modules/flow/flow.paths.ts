export const listPath = '/approval/flow'

export const designPath = (id: string): string => `/approval/flow/edit?id=${id}`
