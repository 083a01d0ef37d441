import { BorderOutlined, FileOutlined, FolderOutlined } from '@ant-design/icons'
import { useState, type ReactNode } from 'react'
import { identity, type MenuItem } from '@srm/api/identity'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { TreeEditor } from '@/ui/tree-editor/tree-editor.tsx'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import { useMenuActs } from './acts.ts'
import { MenuForm } from './form.tsx'
import { useMenuText } from '../identity.texts.ts'
import { nodesOf, type Icons } from './tree.ts'

const icons: Icons = { directory: <FolderOutlined />, menu: <FileOutlined />, button: <BorderOutlined /> }

type EditTarget = { readonly item?: MenuItem; readonly parentId: string | null }

const useMore = (items: readonly MenuItem[], edit: (edited: EditTarget) => void) => {
  const t = useMenuText()
  const may = useCan()
  const { mutate: update } = useMutate(identity.menu.update, { done: () => toast.success(t('saved')) })
  const { mutate: reset } = useMutate(identity.menu.remove, { done: () => toast.success(t('restored')) })
  return ({ id }: TreeNode) => {
    const item = items.find((one) => one.id === id)
    if (!item) return []
    const hidden = !(item.meta.hidden ?? false)
    const hide = (): void => update({ params: { id }, body: { meta: { ...item.meta, hidden } } })
    return [
      ...(may('menu:update')
        ? [
            { key: 'edit', label: t('edit'), act: () => edit({ item, parentId: item.parentId }) },
            { key: 'hide', label: hidden ? t('hide') : t('show'), act: hide },
          ]
        : []),
      ...(may('menu:create') && item.type !== 'button'
        ? [{ key: 'below', label: t('addBelow'), act: () => edit({ parentId: id }) }]
        : []),
      ...(may('menu:delete') && item.changed && !item.own
        ? [{ key: 'reset', label: t('reset'), act: () => reset({ params: { id } }) }]
        : []),
    ]
  }
}

const MenuList = (): ReactNode => {
  const t = useMenuText()
  const items = useRead(identity.menu.items, {})
  const [edited, setEdited] = useState<EditTarget>()
  const all = items.data ?? []
  return (
    <Page title={t('title')} note={t('note')}>
      <Panel>
        <TreeEditor
          label={t('title')}
          nodes={
            items.data && nodesOf(items.data, { hidden: t('hidden'), changed: t('changed'), own: t('own') }, icons)
          }
          error={items.error}
          retry={items.refetch}
          acts={useMenuActs(all)}
          more={useMore(all, setEdited)}
          addText={t('add')}
          notesStay
          longest={30}
          empty={{ title: t('empty.title'), hint: t('empty.hint') }}
        />
      </Panel>
      {edited && <MenuForm key={edited.item?.id ?? 'new'} {...edited} close={() => setEdited(undefined)} />}
    </Page>
  )
}

export default MenuList
