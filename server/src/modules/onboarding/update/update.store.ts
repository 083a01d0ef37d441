import { SupplierUpdate } from '@srm/api/onboarding'
import { store } from '#kernel/records/store.ts'

const lines = { prices: { table: 'supplier_update_price', parent: 'update_id' } } as const

export const updates = store(SupplierUpdate, {
  lines,
  allows: ({ status }) => {
    if (status === 'asked') return ['update', 'delete', 'send']
    return status === 'proposed' ? ['review'] : []
  },
})
