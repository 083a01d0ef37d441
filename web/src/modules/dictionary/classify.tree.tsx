import type { ReactNode } from 'react'
import { TreeEditor } from '@/ui/tree-editor/tree-editor.tsx'
import type { TreeProps } from '@/ui/tree-editor/tree-types.ts'
import { useClassActs, type ClassActsProps } from './classify.acts.ts'

type Props = ClassActsProps & Omit<TreeProps, 'acts'>

/** One of the trees by which things are sorted; whoever shows it says what its classes mean there. */
export const ClassTree = ({ kind, find, changed, ...tree }: Props): ReactNode => (
  <TreeEditor {...tree} acts={useClassActs({ kind, find, changed })} />
)
