import type { ReactNode } from 'react'
import { crm, type CustomerFigure } from '@srm/api/crm'
import { useRead } from '@/lib/api/query.ts'
import { Amount, Figure } from '@/ui/money-strip/amount.tsx'
import type { Row } from '@/ui/record-shape.ts'

const whole = (all: readonly CustomerFigure[], key: string | null) => {
  const found = all.find((one) => one.key === key)
  // What the amount includes is said at the whole already.
  return found && { label: found.label.replace(/\s*[（(].*$/, ''), amount: found.value }
}

/** What modules know of a customer in numbers, as the server puts it together. */
export const CustomerFigures = ({ row }: { readonly row: Row }): ReactNode => {
  const { data: figures = [] } = useRead(crm.customer.figures, { params: { id: row.id } })
  return figures.map(({ key, label, kind, value, unit, to, of }) => {
    const link = to === null ? {} : { to }
    return kind === 'money' ? (
      <Amount key={key} label={label} amount={value} of={whole(figures, of)} {...link} />
    ) : (
      <Figure key={key} label={label} value={value ?? ''} unit={unit ?? ''} {...link} />
    )
  })
}
