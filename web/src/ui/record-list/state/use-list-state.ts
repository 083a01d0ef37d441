import { useEffect, useMemo, useCallback, useState } from 'react'
import { useProfile } from '@/lib/session/session.ts'
import { remember, remembered } from '@/lib/storage.ts'
import type { RecordShape } from '@/ui/record-shape.ts'
import type { ListView } from '../list-slots.ts'
import type { ListRecord } from '../list-types.ts'
import { isBare, plainState, readState, writeState, type ListState } from './url-state.ts'
import { useSearchParams } from 'react-router'

/** Where the address is on its way to, and the places it may still be seen at until then. */
type Way = { readonly passed: readonly string[]; readonly target: string }

/**
 * The query of the address, as last put. The router follows a moment later; meanwhile a second change
 * must build on the first, and a box that was ticked must not seem unticked.
 */
const useAddress = () => {
  const [real, setReal] = useSearchParams()
  const [way, setWay] = useState<Way>()
  const here = real.toString()
  const onWay = way !== undefined && way.target !== here && way.passed.includes(here)
  const shown = onWay ? way.target : here
  const params = useMemo(() => new URLSearchParams(shown), [shown])
  const put = useCallback(
    (next: URLSearchParams): void => {
      const target = next.toString()
      setWay({ passed: [...(onWay ? way.passed : []), here, shown], target })
      setReal(next, { replace: true })
    },
    [onWay, way, here, shown, setReal],
  )
  return [params, put] as const
}

/** How a person likes the list to look, whatever it shows. */
type ListLook = Pick<ListState, 'columns' | 'density' | 'shape' | 'span' | 'paging' | 'pageSize'>

const lookNames = ['columns', 'density', 'shape', 'span', 'paging', 'pageSize'] as const

const lookOf = ({ columns, density, shape, span, paging, pageSize }: ListState): ListLook => ({
  columns,
  density,
  shape,
  span,
  paging,
  pageSize,
})

const touchesLook = (change: Partial<ListState>): boolean => lookNames.some((name) => name in change)

const keyOf = (person: string, record: RecordShape): string => `list.${person}.${record.name}`

const rememberLook = (person: string, record: RecordShape, state: ListState): void => {
  const text = writeState({ ...plainState, ...lookOf(state) }).toString()
  remember(keyOf(person, record), text || null)
}

const rememberedLook = (person: string, record: RecordShape): ListState => {
  const text = remembered(keyOf(person, record)) ?? ''
  return { ...plainState, ...lookOf(readState(new URLSearchParams(text), record)) }
}

const startKey = (person: string, record: RecordShape): string => `${keyOf(person, record)}.start`

/** The default view is kept here too, so that a list opens with it without waiting for the views. */
const rememberStart = (person: string, record: RecordShape, start: string): void =>
  remember(startKey(person, record), start || null)

const rememberedStart = (person: string, record: RecordShape): string => remembered(startKey(person, record)) ?? ''

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
