import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Where the address is on its way to, and the places it may still be seen at until then. */
type Way = { readonly passed: readonly string[]; readonly target: string }

/**
 * The query of the address, as last put. The router follows a moment later; meanwhile a second change
 * must build on the first, and a box that was ticked must not seem unticked.
 */
export const useAddress = () => {
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
