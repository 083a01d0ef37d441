import { useState } from 'react'
import type { GridRow } from '@/ui/grid/model/types.ts'
import type { Line } from './rows-paste.ts'

/** A line the server does not know yet has a name here that never leaves the form. */
const fresh = 'new:'

export const newLineRow = (begins: Line = {}): GridRow => ({ id: fresh + crypto.randomUUID(), ...begins })

export const isNewRow = ({ id }: GridRow): boolean => id.startsWith(fresh)

type Ways = { readonly rowOf: (line: Line) => GridRow; readonly lineOf: (row: GridRow) => Line }

/** What the form holds and the rows it stands for: those that come back as they were told stay the same rows. */
export const useLineRows = (
  value: readonly Line[],
  onChange: ((lines: Line[]) => void) | undefined,
  { rowOf, lineOf }: Ways,
) => {
  const [held, setHeld] = useState(() => ({ value, rows: value.map(rowOf) }))
  const now = held.value === value ? held : { value, rows: value.map(rowOf) }
  if (now !== held) setHeld(now)
  return {
    rows: now.rows,
    change: (rows: GridRow[]): void => {
      const next = rows.map(lineOf)
      setHeld({ value: next, rows })
      onChange?.(next)
    },
  }
}
