export const centrePath = '/approval/centre'

export const workdayPath = '/approval/workday'

export const settingsPath = '/approval/settings'

export const reportPath = '/approval/report'
export const decidedPath = '/approval/report/decided'

export const templatePath = '/approval/template'
export const printPath = (ids: readonly string[]): string => `/approval/print?ids=${ids.join()}&print=1`

export const detailPath = (id: string): string => `/approval/detail?id=${id}`
