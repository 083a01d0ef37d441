import { useState } from 'react'
import { messageOf } from '@/lib/api/api-error.ts'
import { refreshFamily } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { Row } from '@/ui/record-shape.ts'
import type { BoardLayout } from '../layouts.ts'
import type { ListModel } from '../list-model.tsx'
import { titleOf } from '../table/table-row.tsx'
import { valueOf, type Move, type Moves } from './board-columns.ts'
import { useBoardText } from '../record-list.texts.ts'

const none: Moves = new Map()

export type MoveCard = (row: Row, to: string) => void

/** Moves cards: each is shown where it goes at once and goes back when it may not stay there. */
export const useMoves = (list: ListModel, layout: BoardLayout, nameOf: (value: string) => string) => {
  const t = useBoardText()
  const { record, calls } = list
  const [moves, setMoves] = useState(none)
  const [news, setNews] = useState('')
  const put = (id: string, move: Move | undefined): void =>
    setMoves((before) => {
      const next = new Map(before)
      if (move) next.set(id, move)
      else next.delete(id)
      return next
    })
  const { move } = layout
  const canMove = (row: Row): boolean => move !== undefined && !moves.has(row.id) && (layout.canMove?.(row) ?? true)
  const run = async (row: Row, to: string): Promise<void> => {
    const told = { title: titleOf(row, record.title), to: nameOf(to) }
    const from = valueOf(row, layout.by)
    if (!move || !canMove(row) || from === to) return
    put(row.id, { row, from, to })
    setNews(t('moving', told))
    try {
      const outcome = await move(row, to)
      if (outcome === 'moved') await refreshFamily(calls.list, [row.id])
      setNews(t(outcome, told))
    } catch (error) {
      const refused = t('refused', { ...told, reason: messageOf(error) })
      setNews(refused)
      toast.error(refused)
    } finally {
      put(row.id, undefined)
    }
  }
  const moveCard: MoveCard = (row, to) => void run(row, to)
  return { moves, news, setNews, canMove, moveCard }
}
