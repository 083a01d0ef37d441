import { useEffect, useMemo } from 'react'
import { useProfile } from '@/lib/session.ts'
import { rememberedLook, rememberedStart, rememberLook, rememberStart, touchesLook } from './list-look.ts'
import type { ListView } from './list-slots.ts'
import type { ListRecord } from './list-types.ts'
import { isBare, plainState, readState, writeState, type ListState } from './url-state.ts'
import { useAddress } from './use-address.ts'

export type Change = (next: Partial<ListState>) => void

/** Says in an address that no view was meant, where an empty address would bring the default one. */
export const everything = 'all'

const startOf = (person: string, record: ListRecord): ListState => {
  const start = rememberedStart(person, record)
  return start ? readState(new URLSearchParams(start), record) : rememberedLook(person, record)
}

/** A view together with the name it goes by in an address. */
const opened = (view: ListView | undefined): string => (view ? `view=${view.id}${view.state && `&${view.state}`}` : '')

/**
 * The whole list is in its address. An empty address is where one comes in: it is filled in with
 * the default view or the look the person last chose.
 */
export const useListState = (record: ListRecord) => {
  const person = useProfile()?.id ?? ''
  const [params, putParams] = useAddress()
  const bare = isBare(params)
  const state = useMemo(
    () => (bare ? startOf(person, record) : readState(params, record)),
    [bare, params, person, record],
  )

  const put = (next: ListState): void => {
    const after = writeState(next, params)
    if (isBare(after) && writeState(startOf(person, record)).size > 0) after.set('view', everything)
    putParams(after)
  }

  useEffect(() => {
    if (!bare) return
    const filled = writeState(state, params)
    if (!isBare(filled)) putParams(filled)
  }, [bare, state, params, putParams])

  const change: Change = (next) => {
    const page = 'page' in next ? {} : { page: 1 }
    const after = { ...state, ...page, ...next }
    if (touchesLook(next)) rememberLook(person, record, after)
    put(after)
  }

  const openView = (view: ListView | undefined): void =>
    put(view ? readState(new URLSearchParams(opened(view)), record) : { ...plainState, view: everything })

  /** Told once the views are known: the default one is kept for next time and shown if nothing else was asked for. */
  const settleDefault = (view: ListView | undefined): void => {
    if (rememberedStart(person, record) === opened(view)) return
    const untouched = writeState(state).toString() === writeState(startOf(person, record)).toString()
    rememberStart(person, record, opened(view))
    if (untouched) put(startOf(person, record))
  }
  return { state, change, openView, settleDefault }
}
