import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { identity, type Department } from '@srm/api/identity'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { TreeEditor } from '@/ui/tree-editor/tree-editor.tsx'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import { useDepartmentActs } from './acts.ts'
import { DepartmentForm } from './form.tsx'
import { useDepartmentText } from '../identity.texts.ts'
import { userPaths } from '../user/user.paths.ts'

/** Departments as the tree editor draws them, with who leads each. */
const nodesOf = (all: readonly Department[], led: string, parentId: string | null = null): TreeNode[] =>
  all
    .filter((department) => department.parentId === parentId)
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ id, name, leader, headCount, status }) => ({
      id,
      name,
      count: headCount,
      disabled: status !== 'enabled',
      ...(leader && { note: `${led} ${leader.name}` }),
      children: nodesOf(all, led, id),
    }))

const filterOf = (id: string): string => JSON.stringify([{ field: 'department', op: 'in', value: [id] }])

/** The list of people, showing those of one department. */
const membersPath = ({ id }: Department): string =>
  `${userPaths.employee.list}?filter=${encodeURIComponent(filterOf(id))}`

const useMore = (all: readonly Department[], edit: (department: Department) => void) => {
  const t = useDepartmentText()
  const may = useCan()
  const go = useNavigate()
  const { mutate: update } = useMutate(identity.department.update, { done: () => toast.success(t('saved')) })
  return ({ id }: TreeNode) => {
    const found = all.find((one) => one.id === id)
    if (!found) return []
    const status = found.status === 'enabled' ? ('disabled' as const) : ('enabled' as const)
    const toggle = (): void => update({ params: { id }, body: { status, version: found.version } })
    return [
      ...(may('user:list') ? [{ key: 'people', label: t('people'), act: () => void go(membersPath(found)) }] : []),
      ...(may('department:update')
        ? [
            { key: 'edit', label: t('edit'), act: () => edit(found) },
            { key: 'toggle', label: status === 'enabled' ? t('enable') : t('disable'), act: toggle },
          ]
        : []),
    ]
  }
}

const DepartmentList = (): ReactNode => {
  const t = useDepartmentText()
  const list = useRead(identity.department.list, {})
  const [edited, setEdited] = useState<Department>()
  const all = list.data ?? []
  const people = all.reduce((sum, { headCount }) => sum + headCount, 0)
  return (
    <Page title={t('title')} note={list.data && t('sum', { departments: all.length, people })}>
      <Panel>
        <TreeEditor
          label={t('title')}
          nodes={list.data && nodesOf(list.data, t('led'))}
          error={list.error}
          retry={list.refetch}
          acts={useDepartmentActs(all)}
          more={useMore(all, setEdited)}
          saidCount={(count) => t('heads', { count })}
          addText={t('add')}
          notesStay
          empty={{ title: t('empty.title'), hint: t('empty.hint') }}
        />
      </Panel>
      {edited && <DepartmentForm key={edited.id} department={edited} close={() => setEdited(undefined)} />}
    </Page>
  )
}

export default DepartmentList
