import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'

export const transfer = defineModule({
  name: 'transfer',
  slots: {
    transfer: lazy(async () => ({ default: (await import('./transfer.actions.tsx')).TransferActions })),
    sheets: lazy(async () => ({ default: (await import('./transfer.sheets.tsx')).Sheets })),
    jobResult: lazy(async () => ({ default: (await import('./transfer.result.tsx')).TransferOutcome })),
  },
})

export { placeResults } from './results.ts'
