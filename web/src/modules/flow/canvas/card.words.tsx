import { createContext, use, useMemo, type ReactNode } from 'react'
import { unset } from '@srm/flow/edit/fresh'
import type { Branch, Node } from '@srm/flow/tree/node'
import { isBlock, isPeople, shapeOf } from '@srm/flow/tree/shape'
import { nameOf } from '@/ui/fields/ref/known-names.ts'
import { useRefOptions } from '@/ui/fields/ref/ref-options.ts'
import { useDesigner, useDesigning } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import type { Names } from '../drawer/names.ts'
import { namesSomebody, nodeSummary } from '../drawer/summary.ts'
import { useText as useDrawerText } from '../drawer/drawer.texts.ts'
import { conditionWords } from '../drawer/words.ts'

const NamesScope = createContext<Names>(nameOf)

/** Loads the names once for all cards, and draws them again only when there are others. */
export const CardNames = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const people = useRefOptions('user', '', true).options
  const roles = useRefOptions('role', '', true).options
  const names = useMemo<Names>(() => {
    const known = new Map([...people, ...roles].map(({ id, name }) => [id, name]))
    return (id) => known.get(id) ?? nameOf(id)
  }, [people, roles])
  return <NamesScope value={names}>{children}</NamesScope>
}

const isSet = (node: Node): boolean => {
  if (isPeople(node)) return node.kind !== 'manual' || node.approvers.some(namesSomebody)
  if (node.type === 'cc') return node.recipients.some(namesSomebody)
  return node.type !== 'sub' || node.flowKey !== unset
}

/** What a node does, in the words of its drawer; nothing where it does not say yet. */
export const useNodeWords = (): ((node: Node) => string) => {
  const t = useDrawerText()
  const names = use(NamesScope)
  const store = useDesigner()
  const steps: Names = (id) => shapeOf(store.getState().history.present).places.get(id)?.node.name
  return (node) => (isSet(node) ? nodeSummary(node, (id) => names(id) ?? steps(id), t) : '')
}

export type BranchKind = 'always' | 'default' | 'condition'

export const kindOf = (node: Node, branch: Branch): BranchKind => {
  if (node.type === 'parallel') return 'always'
  return isBlock(node) && node.branches.at(-1) === branch ? 'default' : 'condition'
}

/** When a branch is taken; nothing where it does not say yet. */
export const useBranchWhen = (): ((branch: Branch, kind: BranchKind) => string) => {
  const t = useDesignerText()
  const say = useDrawerText()
  const catalog = useDesigning((state) => state.catalog)
  return ({ when }, kind) => {
    if (kind !== 'condition') return t(`branch.${kind}`)
    return when ? conditionWords(when, catalog, say) : ''
  }
}
