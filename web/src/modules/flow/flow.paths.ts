export const listPath = '/approval/flow'
export const matrixPath = '/approval/matrix'

export const designPath = (id: string): string => `/approval/flow/edit?id=${id}`
