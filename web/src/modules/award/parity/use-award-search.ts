import { useEffect, useState } from 'react'
import type { AwardProblem } from '@srm/api/award/what-if/problem'
import { searchAwards, type AwardSearch } from '@srm/api/award/what-if/search'

/** A search works for so long at a time; between two stretches the page stays alive. */
const stretch = 12
const limit = 1000

const yieldToEventLoop = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done)
  })

/** Works an award out beside everything else; nothing until it is found, and begun anew when the problem changes. */
export const useAwardSearch = (problem: AwardProblem | null): AwardSearch | null => {
  const [found, setFound] = useState<{ readonly of: AwardProblem; readonly search: AwardSearch } | null>(null)
  useEffect(() => {
    if (!problem) return undefined
    let isOver = false
    const work = async (): Promise<void> => {
      await yieldToEventLoop()
      const search = searchAwards(problem, limit)
      let until = performance.now() + stretch
      for (let step = search.next(); !isOver; step = search.next()) {
        if (step.done) {
          setFound({ of: problem, search: step.value })
          return
        }
        if (performance.now() < until) continue
        await yieldToEventLoop()
        until = performance.now() + stretch
      }
    }
    void work()
    return () => {
      isOver = true
    }
  }, [problem])
  return found && found.of === problem ? found.search : null
}
