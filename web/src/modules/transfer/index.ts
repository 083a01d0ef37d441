import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'

export const transfer = defineModule({
  name: 'transfer',
  slots: {
    transfer: lazy(async () => ({ default: (await import('./transfer.actions.tsx')).TransferActions })),
    jobResult: lazy(async () => ({ default: (await import('./transfer.result.tsx')).TransferOutcome })),
  },
})
