import { identity, type Department } from '@srm/api/identity'
import { useCan } from '@/lib/session/can.tsx'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import type { TreeActs } from '@/ui/tree-editor/tree-types.ts'
import { useDepartmentText } from '../identity.texts.ts'

/** Everything the tree may do, as far as the person may. */
export const useDepartmentActs = (all: readonly Department[]): TreeActs => {
  const t = useDepartmentText()
  const may = useCan()
  const { mutateAsync: create } = useMutate(identity.department.create, { silent: true })
  const { mutateAsync: rename } = useMutate(identity.department.update, { silent: true })
  const { mutateAsync: move } = useMutate(identity.department.move)
  const { mutateAsync: remove } = useMutate(identity.department.remove, { done: () => toast.success(t('removed')) })
  const { mutateAsync: merge } = useMutate(identity.department.merge, {
    done: async ({ people, departments }) => {
      toast.success(t('merged', { people, departments }))
      await refreshFamily(identity.user.list)
    },
  })
  const versionOf = (id: string): number => all.find((one) => one.id === id)?.version ?? 0
  const headsOf = ({ id }: TreeNode): number => all.find((one) => one.id === id)?.headCount ?? 0
  return {
    uses: async (node) => {
      const count = headsOf(node)
      return { count, places: count > 0 ? [{ name: t('peopleAtWork'), count }] : [] }
    },
    ...(may('department:create') && {
      add: async (name, { parentId, before }) => {
        const { id } = await create({ body: { name, parentId } })
        if (before) await move({ params: { id }, body: { parentId, before } })
      },
    }),
    ...(may('department:update') && {
      rename: ({ id }, name) => rename({ params: { id }, body: { name, version: versionOf(id) } }),
      move: ({ id }, { parentId, before }) => move({ params: { id }, body: { parentId, before } }),
    }),
    ...(may('department:merge') && {
      merge: ({ id }, into) => merge({ params: { id }, body: { into: into.id } }),
    }),
    ...(may('department:delete') && { remove: ({ id }) => remove({ params: { id } }) }),
  }
}
