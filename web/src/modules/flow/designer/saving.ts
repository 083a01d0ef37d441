import { useEffect, useState } from 'react'
import { z } from 'zod'
import { approval } from '@srm/api/approval'
import { readFlow } from '@srm/flow/upcast'
import { ApiError } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import { keyOf, queryClient } from '@/lib/api/query.ts'
import { isDirty, type Stale, type Store } from './designer.store.ts'
import type { FlowDetail } from '../flow.model.ts'

const pause = 10_000

const Details = z.object({ rev: z.int(), tree: z.unknown(), editedAt: z.string() })

const staleOf = (error: unknown): Stale | null => {
  if (!(error instanceof ApiError) || error.key !== 'approval.draft_stale') return null
  const { rev, tree, editedAt } = Details.parse(error.details)
  return { rev, tree: readFlow(tree), editedAt }
}

export type SaveState = 'rest' | 'busy' | 'failed'

const send = async (id: string, store: Store): Promise<SaveState> => {
  const { history, rev } = store.getState()
  const tree = history.present
  try {
    const answer = await call(approval.flow.saveDraft, { params: { id }, body: { rev, tree } }, { silent: true })
    store.setState({ saved: tree, rev: answer.rev, told: answer.problems })
    const shown = keyOf(approval.flow.show, { params: { id } })
    queryClient.setQueryData<FlowDetail>(shown, (before) => before && { ...before, ...answer, tree })
    return 'rest'
  } catch (error) {
    const stale = staleOf(error)
    if (stale) store.setState({ stale })
    return 'failed'
  }
}

/** Never two at a time: what is asked for meanwhile comes after. */
const saverOf = (id: string, store: Store, tell: (state: SaveState) => void): (() => Promise<boolean>) => {
  let running: Promise<boolean> = Promise.resolve(true)
  const once = async (): Promise<boolean> => {
    const now = store.getState()
    if (now.readOnly || !isDirty(now)) return true
    if (now.stale) return false
    tell('busy')
    const after = await send(id, store)
    tell(after)
    return after === 'rest'
  }
  return () => {
    running = running.then(once, once)
    return running
  }
}

/** Keeps the draft on the server: by itself every ten seconds, and when asked. */
export const useSaving = (id: string, store: Store) => {
  const [state, setState] = useState<SaveState>('rest')
  const [save] = useState(() => saverOf(id, store, setState))
  useEffect(() => {
    const timer = setInterval(() => void save(), pause)
    return () => clearInterval(timer)
  }, [save])
  return { save, state }
}
