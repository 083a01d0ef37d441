import type { approval } from '@srm/api/approval'
import type { Input, Result } from '@srm/api/endpoint'
import type { Flow } from '@srm/flow/tree/node'
import { isBlock, shapeOf } from '@srm/flow/tree/shape'
import { branchKey } from '../designer/walk.ts'

type Body = Input<typeof approval.simulate>['body']
export type SimulationResult = Result<typeof approval.simulate>
export type SeenStep = SimulationResult['steps'][number]
export type Move = NonNullable<Body['moves']>[number]
export type Facts = Readonly<Record<string, unknown>>

export const tabs = ['trial', 'cases', 'impact'] as const
export const sources = ['facts', 'document'] as const

/** What a flow is tried on, by whom and when, and what has been done on it so far. */
export type TrialState = {
  readonly tab: (typeof tabs)[number]
  readonly docType: string
  readonly source: (typeof sources)[number]
  readonly docId: string
  readonly facts: Facts
  readonly initiator: string
  readonly at: string
  readonly moves: readonly Move[]
}

export const begun = (docType: string, tab: TrialState['tab'] = 'trial'): TrialState => ({
  tab,
  docType,
  source: 'facts',
  docId: '',
  facts: {},
  initiator: '',
  at: '',
  moves: [],
})

/** What was left empty is not sent. */
const filled = (facts: Facts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '' && value !== null && value !== undefined))

type SimulationInput = Omit<Body, 'tree' | 'flowId'>

export const givenOf = ({ docType, source, docId, facts, initiator, at, moves }: TrialState): SimulationInput => ({
  docType,
  ...(source === 'document' ? { docId } : { facts: filled(facts) }),
  ...(initiator && { initiator }),
  ...(at && { at }),
  moves: [...moves],
})

/** Whether there is anything to try the flow on. */
export const isReady = ({ docType, source, docId }: TrialState): boolean =>
  docType !== '' && (source === 'facts' || docId !== '')

export type Phase = 'done' | 'now' | 'ahead' | 'off'
export type LitNodes = ReadonlyMap<string, Phase>

const rank: Readonly<Record<Phase, number>> = { off: 0, ahead: 1, done: 2, now: 3 }

/** How each card and each branch stands in a trial; one that was visited twice stands as it does now. */
export const litOf = (flow: Flow, { steps }: SimulationResult): LitNodes => {
  const lit = new Map<string, Phase>()
  const light = (key: string, phase: Phase): void => {
    if (rank[phase] >= rank[lit.get(key) ?? 'off']) lit.set(key, phase)
  }
  const { places } = shapeOf(flow)
  for (const { nodeId, phase, decision } of steps) {
    const node = places.get(nodeId)?.node
    if (!node) continue
    light(nodeId, phase)
    const chosen = (decision['chosen'] ?? []) as readonly string[]
    if (isBlock(node)) for (const branch of chosen) light(branchKey(nodeId, branch), phase)
  }
  return lit
}

/** The fields of the document a flow looks at, wherever it does. */
export const pathsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(pathsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const named = (key === 'path' || key === 'field' || key === 'amountPath') && typeof inner === 'string'
    return named ? [inner] : pathsIn(inner)
  })
}
