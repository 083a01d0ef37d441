import { financePages } from '@srm/api/finance/pages'
import { addressOf, recordPaths } from '@srm/api/shared/pages'

export const dunningPaths = recordPaths(financePages.dunning)
export const schedulePaths = recordPaths(financePages.reportSchedule)

/** Reports are made by schedules: they have no form. */
export const reportPaths = {
  list: financePages.report.list.path,
  detail: (id: string): string => addressOf(financePages.report.detail, id),
}
