import { contract, type ContractType } from '@srm/api/contract'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { everyNode, familyOf, type Place, type TreeNode } from '@/ui/tree-editor/tree-node.ts'
import type { TreeActs } from '@/ui/tree-editor/tree-types.ts'
import { useTypeText } from '../contract.texts.ts'

export type TypeRow = Pick<
  ContractType,
  'id' | 'name' | 'version' | 'direction' | 'parent' | 'template' | 'status' | 'sort'
>

/** A node and all below it. */
export const idsBelow = (nodes: readonly TreeNode[], id: string): string[] => {
  const found = everyNode(nodes).find((node) => node.id === id)
  return found ? everyNode([found]).map((node) => node.id) : []
}

/** Those under one parent in the order they stand in once one of them is moved. */
const orderAfter = (nodes: readonly TreeNode[], id: string, { parentId, before }: Place): string[] => {
  const siblings = (parentId === null ? nodes : (everyNode(nodes).find((node) => node.id === parentId)?.children ?? []))
    .map((node) => node.id)
    .filter((other) => other !== id)
  const at = before === null ? siblings.length : siblings.indexOf(before)
  return siblings.toSpliced(at, 0, id)
}

/** Adding, naming, moving and removing types in their tree. */
export const useTypeActs = (all: readonly TypeRow[], nodes: readonly TreeNode[]): TreeActs => {
  const t = useTypeText()
  const may = useCan()
  const changed = () => refreshFamily(contract.type.list)
  const { mutateAsync: create } = useMutate(contract.type.create, { silent: true, done: changed })
  const { mutateAsync: patch } = useMutate(contract.type.patch, { silent: true })
  const { mutateAsync: remove } = useMutate(contract.type.remove, {
    done: async () => {
      toast.success(t('removed'))
      await changed()
    },
  })
  const typeOf = (id: string) => all.find((one) => one.id === id)
  const version = (id: string): number => typeOf(id)?.version ?? 0
  const add = (name: string, { parentId }: Place) => {
    const direction = (parentId === null ? undefined : typeOf(parentId)?.direction) ?? 'other'
    const sort = (everyNode(nodes).length + 1) * 10
    return create({ body: { name, direction, sort, ...(parentId !== null && { parent: parentId }) } })
  }
  const move = async ({ id }: TreeNode, place: Place): Promise<void> => {
    for (const [at, one] of orderAfter(nodes, id, place).entries()) {
      const sort = (at + 1) * 10
      if (one !== id && typeOf(one)?.sort === sort) continue
      const parent = familyOf(nodes, id)?.parent?.id ?? null
      const isMoved = one === id && parent !== place.parentId
      await patch({
        params: { id: one },
        body: { version: version(one), sort, ...(isMoved && { parent: place.parentId }) },
      })
    }
    await changed()
  }
  return {
    ...(may('contractType:create') && { add }),
    ...(may('contractType:update') && {
      rename: async ({ id }, name) => {
        await patch({ params: { id }, body: { version: version(id), name } })
        await changed()
      },
      move,
    }),
    ...(may('contractType:delete') && {
      remove: ({ id }) => remove({ params: { id }, query: { version: version(id) } }),
    }),
  }
}
