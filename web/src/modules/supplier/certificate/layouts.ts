import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import { nameIn, textIn } from '@/ui/record-shape.ts'

/** Certificates on the day they expire: whose it is says more than its number. */
export const certificateLayouts: ListLayouts = {
  calendar: {
    from: 'expiresOn',
    tone: 'status',
    nameOf: (row) => nameIn(row, 'supplier') || textIn(row, 'number'),
  },
}
