import { SupplierUpdate } from '@srm/api/onboarding'
import { store } from '#kernel/records/store.ts'

export const updateLines = { prices: { table: 'supplier_update_price', parent: 'update_id' } } as const

const allowed = ({ status }: Readonly<Record<string, unknown>>): string[] => {
  if (status === 'asked') return ['update', 'delete', 'send']
  return status === 'proposed' ? ['review'] : []
}

export const updates = store(SupplierUpdate, { lines: updateLines, allows: allowed })
