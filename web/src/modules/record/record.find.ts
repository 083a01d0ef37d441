import { record } from '@srm/api/record'
import { call } from '@/lib/api/api.ts'
import type { FindRecords } from '@/lib/module/module.ts'

/** The palette says itself that nothing was found; what went wrong is no news while somebody types on. */
export const findRecords: FindRecords = (keyword, signal) =>
  call(record.search, { query: { keyword } }, { silent: true, signal })
