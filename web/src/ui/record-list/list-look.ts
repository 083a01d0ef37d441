import { remember, remembered } from '@/lib/storage.ts'
import { plainState, readState, writeState, type ListState } from './url-state.ts'
import type { RecordShape } from '../record-shape.ts'

/** How a person likes the list to look, whatever it shows. */
type Look = Pick<ListState, 'columns' | 'density' | 'shape' | 'paging' | 'pageSize'>

const lookNames = ['columns', 'density', 'shape', 'paging', 'pageSize'] as const

const lookOf = ({ columns, density, shape, paging, pageSize }: ListState): Look => ({
  columns,
  density,
  shape,
  paging,
  pageSize,
})

export const touchesLook = (change: Partial<ListState>): boolean => lookNames.some((name) => name in change)

const keyOf = (person: string, record: RecordShape): string => `list.${person}.${record.name}`

export const rememberLook = (person: string, record: RecordShape, state: ListState): void => {
  const text = writeState({ ...plainState, ...lookOf(state) }).toString()
  remember(keyOf(person, record), text || null)
}

export const rememberedLook = (person: string, record: RecordShape): ListState => {
  const text = remembered(keyOf(person, record)) ?? ''
  return { ...plainState, ...lookOf(readState(new URLSearchParams(text), record)) }
}

const startKey = (person: string, record: RecordShape): string => `${keyOf(person, record)}.start`

/** The default view is kept here too, so that a list opens with it without waiting for the views. */
export const rememberStart = (person: string, record: RecordShape, start: string): void =>
  remember(startKey(person, record), start || null)

export const rememberedStart = (person: string, record: RecordShape): string =>
  remembered(startKey(person, record)) ?? ''
