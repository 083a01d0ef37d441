import { createContext, use, useMemo } from 'react'
import { approval } from '@srm/api/approval'
import { useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { useDesigner, useDesigning } from '../designer/designer.store.ts'
import { begun, givenOf, isReady, litOf, type LitNodes, type Phase, type TrialState } from './simulate.model.ts'
import { useText } from './simulate.texts.ts'

const nothing = begun('')

/** The flow as it was a moment ago: drawing does not ask with every stroke. */
export const useDebouncedFlow = () => useDebounced(useDesigning(({ history }) => history.present))

/** The flow tried on what is chosen. Whoever asks the same gets the same answer, so the canvas and the panel agree. */
export const useTrial = () => {
  const flowId = useDesigning(({ id }) => id)
  const now = useDesigning((state) => state.trying) ?? nothing
  const trying = { ...now, facts: useDebounced(now.facts) }
  const tree = useDebouncedFlow()
  const wanted = useDesigning((state) => state.trying?.tab === 'trial') && isReady(trying)
  return useRead(
    approval.simulate,
    { body: { tree, flowId, ...givenOf(trying) } },
    { enabled: wanted, keepPrevious: true },
  )
}

/** Which cards the trial passes; null while nothing is tried. */
export const useLighting = (): LitNodes | null => {
  const shows = useDesigning(({ trying }) => trying?.tab === 'trial')
  const ready = useDesigning(({ trying }) => trying !== null && isReady(trying))
  const flow = useDesigning(({ history }) => history.present)
  const { data, isError } = useTrial()
  return useMemo(
    () => (shows && ready && data && !isError ? litOf(flow, data) : null),
    [shows, ready, flow, data, isError],
  )
}

export const LitScope = createContext<LitNodes | null>(null)

/** How an item of the canvas stands in the trial, and how it is called then. */
export const useLit = (item: string, name: string): { phase: Phase | undefined; label: string } => {
  const t = useText()
  const lit = use(LitScope)
  const phase = lit ? (lit.get(item) ?? 'off') : undefined
  return { phase, label: phase ? t('lit', { name, phase: t(`lit.${phase}`) }) : name }
}

export const useTrying = (): { trying: TrialState; change: (next: Partial<TrialState>) => void } => {
  const store = useDesigner()
  const trying = useDesigning((state) => state.trying) ?? nothing
  return { trying, change: (next) => store.setState({ trying: { ...trying, ...next } }) }
}
