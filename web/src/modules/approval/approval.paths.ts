import { approvalPages } from '@srm/api/approval/pages'
import { addressOf } from '@srm/api/shared/pages'

export const centrePath = approvalPages.centre.path
export const settingsPath = approvalPages.settings.path
export const decidedPath = approvalPages.decided.path

export const printPath = (ids: readonly string[]): string => `${approvalPages.print.path}?ids=${ids.join()}&print=1`

export const detailPath = (id: string): string => addressOf(approvalPages.detail, id)
