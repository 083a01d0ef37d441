import { isOpen, type Run } from '../state.ts'
import { within } from '../tree/shape.ts'
import type { InvariantInput, InvariantRule } from './broken.ts'

const active = ({ state }: InvariantInput): readonly Run[] => state.runs.filter(({ status }) => status === 'active')
const isFinal = ({ state }: InvariantInput): boolean => state.instance.endedAt !== null

const waits = new Set<Run['nodeType']>(['delay', 'trigger', 'sub'])

export const positions: readonly InvariantRule[] = [
  {
    promise: 'at most one active run per token, and no active token inside another',
    find: (looked) =>
      active(looked).flatMap((run, at) =>
        active(looked)
          .slice(at + 1)
          .filter((other) => within(run.token, other.token) || within(other.token, run.token))
          .map((other) => `${run.nodeId} and ${other.nodeId}`),
      ),
  },
  {
    promise: 'an active run lies on a branch that is still being walked',
    find: (looked) =>
      active(looked)
        .filter((run) =>
          run.token.split('/').some((part) => {
            const [block = '', branch = ''] = part.split('.')
            const fork = looked.state.runs.findLast(({ nodeId }) => nodeId === block)
            return part !== '' && fork?.branches?.[branch] !== 'open'
          }),
        )
        .map(({ nodeId }) => nodeId),
  },
  {
    promise: 'nothing is open in an instance that has ended',
    find: (looked) =>
      isFinal(looked)
        ? [
            ...active(looked).map(({ nodeId }) => nodeId),
            ...looked.state.tasks.filter(isOpen).map(({ id }) => id),
            ...looked.state.timers
              .filter(({ status }) => status === 'armed' || status === 'paused')
              .map(({ id }) => id),
          ]
        : [],
  },
  {
    promise: 'an instance ends exactly when it reaches a final status',
    find: ({ state: { instance } }) =>
      (instance.endedAt !== null) === !['running', 'returned'].includes(instance.status) ? [] : [instance.status],
  },
  {
    promise: 'a running instance always waits for somebody or something',
    find: (looked) => {
      const { instance, tasks } = looked.state
      if (instance.status !== 'running') return []
      const runs = active(looked)
      const idle = runs.filter(
        (run) => !waits.has(run.nodeType) && !tasks.some((task) => task.runId === run.id && task.status === 'pending'),
      )
      return runs.length === 0 ? ['no active run'] : idle.map(({ nodeId }) => nodeId)
    },
  },
  {
    promise: 'a returned instance waits for exactly one task, the one to mend it',
    find: ({ state }) => {
      if (state.instance.status !== 'returned') return []
      const open = state.tasks.filter(isOpen)
      return open.length === 1 && open[0]?.kind === 'fix' && open[0].status === 'pending'
        ? []
        : open.map(({ id, kind }) => `${kind} ${id}`)
    },
  },
  {
    promise: 'open tasks belong to active runs',
    find: ({ state }) =>
      state.tasks
        .filter((task) => isOpen(task) && state.runs.find(({ id }) => id === task.runId)?.status !== 'active')
        .map(({ id }) => id),
  },
]
