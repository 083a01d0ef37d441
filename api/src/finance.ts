import { dunning } from './finance/dunning.ts'
import { financeRule, payable, receivable } from './finance/ageing.ts'
import { invoiceMonitor, settlement } from './finance/cases.ts'
import { overview } from './finance/overview.ts'
import { projectFinance } from './finance/project-finance.ts'
import { report, reportSchedule } from './finance/report.ts'
import { errors } from './shared/errors.ts'

export {
  ageingGroups,
  type Ageing,
  type AgeingGroup,
  type AgeingRow,
  type AgeingSum,
  type FinanceRule,
  type OpenItem,
  type OpenItems,
} from './finance/ageing.ts'

export { invoiceKinds, settlementKinds, type CaseItem, type CaseItems, type CaseSummary } from './finance/cases.ts'
export { Dunning } from './finance/dunning.ts'
export { Report, ReportSchedule } from './finance/report.ts'
export {
  forecastWeeks,
  type CashMonth,
  type DueSum,
  type FinanceOverview,
  type ForecastWeek,
} from './finance/overview.ts'
export {
  projectFigures,
  projectReaches,
  type ProjectAlert,
  type ProjectFigure,
  type ProjectFinanceItem,
  type ProjectFinanceItems,
  type ProjectFinanceList,
  type ProjectFinanceRow,
  type ProjectReach,
} from './finance/project-finance.ts'

export const finance = {
  overview,
  receivable,
  payable,
  projectFinance,
  rule: financeRule,
  dunning,
  settlement,
  invoiceMonitor,
  reportSchedule,
  report,
}

export const financeErrors = errors({
  'dunning.day': [75000, 422, '催收日期不能晚于今天', 'The day cannot be after today'],
  'dunning.promised': [75001, 422, '承诺付款日不能早于催收日期', 'It is not promised for before the day'],
  'dunning.contact': [75002, 422, '联系人不属于该客户', 'The contact is of another customer'],
  'dunning.no_mobile': [75003, 409, '该联系人没有手机号，不能发短信', 'The contact has no mobile number'],
  'dunning.masked': [75004, 409, '您的角色看不到收入金额，不能登记催收', 'Your roles cover what comes in'],
  'report.project': [75006, 422, '请选择项目', 'Say which project'],
  'report.receivers': [75007, 422, '至少选择一位收件人', 'Somebody has to receive it'],
  'report.day': [75008, 422, '每周的报告请填 1 到 7', 'Of a week it is 1 to 7'],
  'dunning.sent': [75005, 409, '今天已经发过短信', 'A message was sent today already'],
})
