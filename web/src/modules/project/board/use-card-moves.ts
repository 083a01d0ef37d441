import { useState } from 'react'
import { project, type BoardColumn, type TaskNode } from '@srm/api/project'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { columnOf, keyOf, type Moves } from './board.data.ts'
import { useBoardText } from '../project.texts.ts'

const none: Moves = new Map()

const putMove = (before: Moves, id: string, to: string | undefined): Moves => {
  const next = new Map(before)
  if (to === undefined) next.delete(id)
  else next.set(id, to)
  return next
}

/** Moves cards: each stands where it goes at once, and goes back when it may not stay there. */
export const useCardMoves = (columns: readonly BoardColumn[]) => {
  const t = useBoardText()
  const [moves, setMoves] = useState(none)
  const [news, setNews] = useState('')
  const { mutateAsync } = useMutate(project.board.move, { silent: true })
  const run = async ({ id, version, title }: TaskNode, column: BoardColumn): Promise<void> => {
    setMoves((before) => putMove(before, id, keyOf(column)))
    try {
      const { status, id: columnId } = column
      await mutateAsync({ params: { id }, body: { version, status, columnId } })
      setNews(t('moved', { title, name: column.name }))
      await refreshFamily(project.project.standing)
    } catch (error) {
      const isStale = error instanceof ApiError && error.key === 'record.stale'
      const words = isStale ? t('stale', { title }) : t('refused', { title, reason: messageOf(error) })
      toast.warning(words)
      setNews(words)
      await refreshFamily(project.task.tree)
    } finally {
      setMoves((before) => putMove(before, id, undefined))
    }
  }
  const move = (card: TaskNode, to: string): void => {
    const column = columns.find((one) => keyOf(one) === to)
    const from = columnOf(card, columns)
    if (!column || moves.has(card.id) || (from && keyOf(from) === to)) return
    void run(card, column)
  }
  return { moves, news, move }
}
