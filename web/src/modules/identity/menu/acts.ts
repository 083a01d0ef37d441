import { identity, type MenuItem } from '@srm/api/identity'
import { call } from '@/lib/api/api.ts'
import { useCan } from '@/lib/session/can.tsx'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { Place } from '@/ui/tree-editor/tree-node.ts'
import type { TreeActs } from '@/ui/tree-editor/tree-types.ts'
import { useMenuText } from '../identity.texts.ts'
import { metaAt, sortsFor } from './tree.ts'

const nameless = (): string => `Own${crypto.randomUUID().slice(0, 8)}`

/** What the tree may do. A new entry is a directory of the company's own until its form says otherwise. */
export const useMenuActs = (items: readonly MenuItem[]): TreeActs => {
  const t = useMenuText()
  const may = useCan()
  const { mutateAsync: create } = useMutate(identity.menu.create, { silent: true })
  const { mutateAsync: update } = useMutate(identity.menu.update, { silent: true })
  const { mutateAsync: remove } = useMutate(identity.menu.remove, { done: () => toast.success(t('removed')) })
  const move = async (id: string, place: Place): Promise<void> => {
    for (const { id: one, sort } of sortsFor(items, id, place))
      await call(identity.menu.update, {
        params: { id: one },
        body: { sort, ...(one === id && { parentId: place.parentId, meta: metaAt(items, id, place) }) },
      })
    await refreshFamily(identity.menu.items)
  }
  return {
    ...(may('menu:create') && {
      add: (title, { parentId }) => {
        const name = nameless()
        return create({ body: { type: 'directory', parentId, path: `/${name}`, name, meta: { title } } })
      },
    }),
    ...(may('menu:update') && {
      rename: ({ id }, title) => {
        const meta = items.find((one) => one.id === id)?.meta
        return update({ params: { id }, body: { meta: { ...meta, title } } })
      },
      move: ({ id }, place) => move(id, place),
    }),
    ...(may('menu:delete') && { remove: ({ id }) => remove({ params: { id } }) }),
  }
}
