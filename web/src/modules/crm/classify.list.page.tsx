import { Suspense, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { crm, type CustomerClass } from '@srm/api/crm'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { ClassTree } from '@/modules/dictionary/index.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Skeleton } from '@/ui/states.tsx'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import { customerPaths } from './crm.paths.ts'
import { useCrmText } from './crm.texts.ts'

const everyClass = (tree: readonly CustomerClass[]): CustomerClass[] =>
  tree.flatMap((one) => [one, ...everyClass(one.children)])

const nodesOf = (tree: readonly CustomerClass[]): TreeNode[] =>
  tree.map(({ id, name, count, children }) => ({ id, name, count, note: '', children: nodesOf(children) }))

/** A class stands for everything below it; a filter takes a hundred values. */
const customersIn = (one: CustomerClass): string => {
  const value = everyClass([one]).map(({ id }) => id)
  const filter = JSON.stringify([{ field: 'classify', op: 'in', value: value.slice(0, 100) }])
  return `${customerPaths.list}?filter=${encodeURIComponent(filter)}`
}

const ClassifyList = (): ReactNode => {
  const t = useCrmText()
  const go = useNavigate()
  const tree = useRead(crm.classify.tree, {})
  const all = everyClass(tree.data ?? [])
  const find = (id: string) => {
    const found = all.find((one) => one.id === id)
    if (!found) return undefined
    const { version, count } = found
    return { version, uses: { count, places: count > 0 ? [{ name: t('classify.used'), count }] : [] } }
  }
  const more = ({ id }: TreeNode) => {
    const found = all.find((one) => one.id === id)
    return found ? [{ key: 'customers', label: t('classify.customers'), act: () => void go(customersIn(found)) }] : []
  }
  return (
    <Page title={t('classify.title')}>
      <Panel>
        <Suspense fallback={<Skeleton />}>
          <ClassTree
            kind="customer"
            find={find}
            changed={() => refreshFamily(crm.classify.tree)}
            label={t('classify.title')}
            nodes={tree.data && nodesOf(tree.data)}
            error={tree.error}
            retry={tree.refetch}
            more={more}
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
