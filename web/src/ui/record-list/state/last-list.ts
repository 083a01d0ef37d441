import { create } from 'zustand'

/** The list one came from: its rows in order and the address that shows it again. */
export type LastList = { readonly ids: readonly string[]; readonly address: string }

const useLists = create<Readonly<Record<string, LastList>>>(() => ({}))

export const rememberList = (subject: string, list: LastList): void => useLists.setState({ [subject]: list })

export const useLastList = (subject: string): LastList | undefined => useLists((lists) => lists[subject])

export type Neighbours = {
  readonly previous: string | undefined
  readonly next: string | undefined
  /** From 1; 0 when the record is not in the list. */
  readonly position: number
  readonly count: number
}

/** The records before and after one in the list it was opened from. */
export const neighboursOf = (list: LastList | undefined, id: string): Neighbours => {
  const ids = list?.ids ?? []
  const at = ids.indexOf(id)
  if (at === -1) return { previous: undefined, next: undefined, position: 0, count: ids.length }
  return { previous: ids[at - 1], next: ids[at + 1], position: at + 1, count: ids.length }
}
