import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export type ListState = {
  readonly keyword: string
  readonly sort: string
  readonly page: number
  readonly pageSize: number
}

const positive = (text: string | null, fallback: number): number => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : fallback
}

export const sizes = [20, 50, 100]

/** A list keeps its state in the address, so that a link shows a colleague the same list. */
export const useListState = (defaultSort: string) => {
  const [params, setParams] = useSearchParams()
  const state: ListState = {
    keyword: params.get('keyword') ?? '',
    sort: params.get('sort') ?? defaultSort,
    page: positive(params.get('page'), 1),
    pageSize: positive(params.get('pageSize'), 20),
  }
  const change = useCallback(
    (next: Partial<ListState>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (!('page' in next)) after.delete('page')
          for (const [name, value] of Object.entries(next)) {
            if (value === '' || (name === 'page' && value === 1)) after.delete(name)
            else after.set(name, String(value))
          }
          return after
        },
        { replace: true },
      ),
    [setParams],
  )
  return [state, change] as const
}
