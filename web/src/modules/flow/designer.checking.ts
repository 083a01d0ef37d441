import { useEffect } from 'react'
import type { Catalog } from './flow.model.ts'
import type { Store } from './designer.store.ts'
import { marksOf, problemsOf } from './problems.ts'

const pause = 120

/** Checks the flow a moment after it changed, so that drawing never waits for it. */
export const useChecking = (store: Store, catalog: Catalog, bound: boolean): void => {
  useEffect(() => {
    store.setState({ catalog })
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = (): void => {
      const { history, told } = store.getState()
      const problems = problemsOf(history.present, catalog, bound, told)
      store.setState({ problems, marks: marksOf(history.present, problems) })
    }
    check()
    const stop = store.subscribe((now, before) => {
      if (now.history.present === before.history.present && now.told === before.told) return
      clearTimeout(timer)
      timer = setTimeout(check, pause)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, catalog, bound])
}
