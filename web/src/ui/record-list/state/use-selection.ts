import { useRef, useState } from 'react'
import type { Row } from '@/ui/record-shape.ts'
import { dropRows, noSelection, refreshed, toggleRange, toggleRow, toggleShown, type Selection } from './selection.ts'
import type { Toggle } from '../table/table-row.tsx'

/** Rows chosen, kept while turning pages and dropped when something else is looked for. */
export const useSelection = (rows: readonly Row[], looked: string) => {
  const [chosen, setChosen] = useState<{ looked: string; selection: Selection }>({ looked, selection: noSelection })
  const touched = useRef(-1)
  const selection = chosen.looked === looked ? refreshed(chosen.selection, rows) : noSelection
  const put = (next: Selection): void => setChosen({ looked, selection: next })
  const toggle: Toggle = (row, index, range) => {
    const from = touched.current
    touched.current = index
    put(range && from >= 0 ? toggleRange(selection, rows, from, index) : toggleRow(selection, row))
  }
  return {
    selection,
    put,
    toggle,
    toggleShown: () => put(toggleShown(selection, rows)),
    drop: (gone: readonly Row[]) =>
      put(
        dropRows(
          selection,
          gone.map(({ id }) => id),
        ),
      ),
    clear: () => put(noSelection),
  }
}
