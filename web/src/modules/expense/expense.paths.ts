import { expensePages } from '@srm/api/expense/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const loanPaths = recordPaths(expensePages.loan)
export const reimbursePaths = recordPaths(expensePages.reimburse)
export const directPaths = recordPaths(expensePages.expense)
export const invoicePaths = recordPaths(expensePages.invoice)
export const standardPaths = recordPaths(expensePages.standard)
