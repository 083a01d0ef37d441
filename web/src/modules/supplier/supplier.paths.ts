import type { RecordPaths } from '@/ui/record-calls.ts'

const pagesOf = (list: string, edit: string, detail: string): RecordPaths => ({
  list,
  create: edit,
  edit: (id) => `${edit}?id=${id}`,
  detail: (id) => `${detail}?id=${id}`,
})

const under = (base: string): RecordPaths => pagesOf(base, `${base}/edit`, `${base}/detail`)

export const supplierPaths = pagesOf('/supplier/supplierList', '/supplier/supplierEdit', '/supplier/supplierDetail')
export const hotelPaths = under('/supplier/hotel')
export const roomPaths = under('/supplier/room')
export const placePaths = under('/supplier/place')
export const hallPaths = under('/supplier/hall')
export const staffPaths = under('/supplier/staff')
export const certificatePaths = under('/supplier/certificate')
export const classifyPath = '/supplier/supplierClassify'
export const movePaths = under('/supplier/move')
export const accountChangePaths = under('/supplier/accountChange')
export const expiringPath = '/supplier/expiring'
