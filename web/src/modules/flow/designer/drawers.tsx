import { lazy, Suspense, type ReactNode } from 'react'
import { nodeAt } from '@srm/flow/edit/nodes'
import type { Flow } from '@srm/flow/tree/node'
import { isBlock } from '@srm/flow/tree/shape'
import { useSteps } from './steps.ts'
import { edit, settle, useDesigner, useDesigning, useReadOnly } from './designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'

const NodeDrawer = lazy(async () => ({ default: (await import('../drawer/drawer.tsx')).NodeDrawer }))
const ConditionDrawer = lazy(async () => ({ default: (await import('../drawer/branch.tsx')).ConditionDrawer }))

/** What was opened on the canvas: the settings of a node, or the condition of a branch. */
export const Drawers = (): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const readOnly = useReadOnly()
  const { replace, replaceBranch } = useSteps()
  const opened = useDesigning((state) => state.opened)
  const flow = useDesigning(({ history }) => history.present)
  const catalog = useDesigning((state) => state.catalog)
  const problems = useDesigning((state) => state.problems)
  const isFresh = useDesigning(({ fresh }) => opened !== null && 'node' in opened && fresh.has(opened.node))
  if (!opened) return null
  const current = 'node' in opened ? opened.node : opened.block
  const close = (): void => {
    settle(store, current)
    store.setState({ opened: null, going: null })
  }
  if ('node' in opened)
    return (
      <Suspense>
        <NodeDrawer
          flow={flow}
          nodeId={opened.node}
          catalog={catalog}
          problems={isFresh ? [] : problems.filter(({ nodeId }) => nodeId === opened.node)}
          change={replace}
          close={close}
          turn={(next) => {
            settle(store, current)
            store.setState({ at: next, opened: { node: next }, going: null })
          }}
          {...(!readOnly && { apply: (next: Flow) => edit(store, t('step.apply'), () => next) })}
        />
      </Suspense>
    )
  const block = nodeAt(flow, opened.block)
  const branch = block && isBlock(block) ? block.branches.find(({ id }) => id === opened.branch) : undefined
  if (!branch) return null
  return (
    <Suspense>
      <ConditionDrawer
        key={`${opened.block}/${opened.branch}`}
        branch={branch}
        catalog={catalog}
        change={(next) => replaceBranch(opened.block, next)}
        close={close}
      />
    </Suspense>
  )
}
