import { label } from '@srm/api/shared/label'
import { codeTypes } from '@srm/api/dictionary'
import type { Grants } from '#kernel/grants.ts'
import type { Numbering } from '#kernel/records/subjects.ts'

const choosing = ['list']

export const grants: Grants = {
  selOption: {
    GM: choosing,
    DEPT: choosing,
    PM: choosing,
    BUYER: choosing,
    SALES: choosing,
    FINANCE: choosing,
    ADMIN: ['list', 'create', 'update', 'delete'],
    STAFF: choosing,
    AUDIT: choosing,
  },
  numberRule: { GM: ['list'], ADMIN: ['list', 'update'], AUDIT: ['list'] },
  classify: { DEPT: ['create', 'update', 'delete'], BUYER: ['create', 'update', 'delete'] },
}

/** The customer's types of code, by the numbers their programs ask for, until a module declares them as its own. */
export const unclaimedNumberTypes: Readonly<Record<string, Numbering>> = {
  contract: { type: codeTypes.contract, label: label('合同', 'Contract'), prefix: 'HT', period: 'year' },
  purchase: { type: codeTypes.purchase, label: label('采购单', 'Purchase'), prefix: 'CG', period: 'month' },
  demand: { type: codeTypes.demand, label: label('采购需求', 'Demand'), prefix: 'XQ', period: 'month' },
}
