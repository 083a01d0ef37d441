import { ContractChange } from '@srm/api/contract'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { isWritable } from '../document/contract.store.ts'

export const changeRecords = store(ContractChange, {
  lines: {
    lines: { table: 'contract_change_line', parent: 'contract_change_id' },
    plans: { table: 'contract_change_plan', parent: 'contract_change_id' },
    clauses: { table: 'contract_change_clause', parent: 'contract_change_id' },
  },
  allows: ({ status }) => [...(isWritable(status) ? ['update'] : []), ...(status === 'draft' ? ['delete'] : [])],
})

export type ChangeRow = Row<typeof ContractChange>
