import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { project, type ProjectClass } from '@srm/api/project'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { ClassTree } from '@/modules/dictionary/index.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Skeleton } from '@/ui/states.tsx'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import { DeliverablesForm } from './deliverable/deliverables.form.tsx'
import { projectPaths } from './project.paths.ts'
import { useText } from './project.texts.ts'
import { RoleRightsForm } from './role-rights.form.tsx'

const everyClass = (tree: readonly ProjectClass[]): ProjectClass[] =>
  tree.flatMap((one) => [one, ...everyClass(one.children)])

const nodesOf = (tree: readonly ProjectClass[]): TreeNode[] =>
  tree.map(({ id, name, count, children }) => ({ id, name, count, note: '', children: nodesOf(children) }))

/** A class stands for everything below it; a filter takes a hundred values. */
const projectsIn = (one: ProjectClass): string => {
  const value = everyClass([one]).map(({ id }) => id)
  const filter = JSON.stringify([{ field: 'classify', op: 'in', value: value.slice(0, 100) }])
  return `${projectPaths.list}?filter=${encodeURIComponent(filter)}`
}

const ClassifyList = (): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const [rightsOf, setRightsOf] = useState<string>()
  const [owedBy, setOwedBy] = useState<string>()
  const tree = useRead(project.classify.tree, {})
  const all = everyClass(tree.data ?? [])
  const find = (id: string) => {
    const found = all.find((one) => one.id === id)
    if (!found) return undefined
    const { version, count } = found
    return { version, uses: { count, places: count > 0 ? [{ name: t('classify.used'), count }] : [] } }
  }
  const more = ({ id }: TreeNode) => {
    const found = all.find((one) => one.id === id)
    if (!found) return []
    return [
      { key: 'projects', label: t('classify.projects'), act: () => void go(projectsIn(found)) },
      { key: 'roles', label: t('classify.roles'), act: () => setRightsOf(id) },
      { key: 'deliverables', label: t('classify.deliverables'), act: () => setOwedBy(id) },
    ]
  }
  return (
    <Page title={t('classify.title')}>
      <Panel>
        <Suspense fallback={<Skeleton />}>
          <ClassTree
            kind="project"
            find={find}
            changed={() => refreshFamily(project.classify.tree)}
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
      {owedBy !== undefined && <DeliverablesForm classifyId={owedBy} close={() => setOwedBy(undefined)} />}
      {rightsOf !== undefined && <RoleRightsForm classifyId={rightsOf} close={() => setRightsOf(undefined)} />}
    </Page>
  )
}

export default ClassifyList
