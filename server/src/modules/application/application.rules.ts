/** Only what nobody is looking at, and what came back, may be changed by hand. */
const open: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

export const mayChange = (status: string): boolean => open.includes(status)

/** What was once submitted stays: it can be voided, never deleted. */
export const mayDelete = (status: string): boolean => status === 'draft'

export const allowed = (status: string): string[] => [
  ...(mayChange(status) ? ['update'] : []),
  ...(mayDelete(status) ? ['delete'] : []),
]

export const datesInOrder = ({
  startDate,
  endDate,
}: {
  startDate?: string | null | undefined
  endDate?: string | null | undefined
}): boolean => !startDate || !endDate || startDate <= endDate
