import { Suspense, type ReactNode } from 'react'
import { budget, type BudgetClass } from '@srm/api/budget'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { ClassTree } from '@/modules/dictionary/index.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Skeleton } from '@/ui/states.tsx'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import { useBudgetText } from './budget.texts.ts'

const everyClass = (tree: readonly BudgetClass[]): BudgetClass[] =>
  tree.flatMap((one) => [one, ...everyClass(one.children)])

const nodesOf = (tree: readonly BudgetClass[]): TreeNode[] =>
  tree.map(({ id, name, count, children }) => ({ id, name, count, note: '', children: nodesOf(children) }))

const ClassifyList = (): ReactNode => {
  const t = useBudgetText()
  const tree = useRead(budget.classify.tree, {})
  const all = everyClass(tree.data ?? [])
  const find = (id: string) => {
    const found = all.find((one) => one.id === id)
    if (!found) return undefined
    const { version, count } = found
    return { version, uses: { count, places: count > 0 ? [{ name: t('classify.used'), count }] : [] } }
  }
  return (
    <Page title={t('classify.title')}>
      <Panel>
        <Suspense fallback={<Skeleton />}>
          <ClassTree
            kind="budget"
            find={find}
            changed={() => refreshFamily(budget.classify.tree)}
            label={t('classify.title')}
            nodes={tree.data && nodesOf(tree.data)}
            error={tree.error}
            retry={tree.refetch}
            saidCount={(count) => t('classify.count', { count })}
            addText={t('classify.add')}
            empty={{ title: t('classify.empty'), hint: t('classify.emptyHint') }}
          />
        </Suspense>
      </Panel>
    </Page>
  )
}

export default ClassifyList
