import { Suspense, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { demand, PurchaseType } from '@srm/api/demand'
import { metaOf } from '@srm/api/shared/field-meta'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Skeleton } from '@/ui/states.tsx'
import { TreeEditor } from '@/ui/tree-editor/tree-editor.tsx'
import { everyNode, familyOf, type Place, type TreeNode } from '@/ui/tree-editor/tree-node.ts'
import type { TreeActs } from '@/ui/tree-editor/tree-types.ts'
import { typePaths } from '../demand.paths.ts'
import { useTypeText } from '../demand.texts.ts'

type TypeRow = Pick<PurchaseType, 'id' | 'name' | 'version' | 'lineKind' | 'unit' | 'parent' | 'status' | 'sort'>

const everyType = { query: { pageSize: 200 } } as const

const useNodes = () => {
  const say = useLabel()
  const kinds = metaOf(PurchaseType.fields.lineKind).choices ?? []
  const nodesOf = (all: readonly TypeRow[], above: string | null = null): TreeNode[] =>
    all
      .filter(({ parent }) => (parent?.id ?? null) === above)
      .map(({ id, name, lineKind, unit, status }) => {
        const found = kinds.find(({ value }) => value === lineKind)
        const kind = found ? say(found.label) : ''
        return {
          id,
          name,
          // A type that is called like its kind says what it is counted in instead.
          note: kind === name ? (unit ?? '') : kind,
          disabled: status === 'disabled',
          children: nodesOf(all, id),
        }
      })
  return nodesOf
}

/** Those under one parent in the order they stand in once one of them is moved. */
const orderAfter = (nodes: readonly TreeNode[], id: string, { parentId, before }: Place): string[] => {
  const siblings = (parentId === null ? nodes : (everyNode(nodes).find((node) => node.id === parentId)?.children ?? []))
    .map((node) => node.id)
    .filter((other) => other !== id)
  const at = before === null ? siblings.length : siblings.indexOf(before)
  return siblings.toSpliced(at, 0, id)
}

const useActs = (all: readonly TypeRow[], nodes: readonly TreeNode[]): TreeActs => {
  const t = useTypeText()
  const may = useCan()
  const changed = () => refreshFamily(demand.type.list)
  const { mutateAsync: create } = useMutate(demand.type.create, { silent: true, done: changed })
  const { mutateAsync: patch } = useMutate(demand.type.patch, { silent: true })
  const { mutateAsync: remove } = useMutate(demand.type.remove, {
    done: async () => {
      toast.success(t('removed'))
      await changed()
    },
  })
  const typeOf = (id: string) => all.find((one) => one.id === id)
  const version = (id: string): number => typeOf(id)?.version ?? 0
  const add = (name: string, { parentId }: Place) => {
    const lineKind = (parentId === null ? undefined : typeOf(parentId)?.lineKind) ?? 'other'
    const sort = (everyNode(nodes).length + 1) * 10
    return create({ body: { name, lineKind, sort, ...(parentId !== null && { parent: parentId }) } })
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
    ...(may('purchaseType:create') && { add }),
    ...(may('purchaseType:update') && {
      rename: async ({ id }, name) => {
        await patch({ params: { id }, body: { version: version(id), name } })
        await changed()
      },
      move,
    }),
    ...(may('purchaseType:delete') && {
      remove: ({ id }) => remove({ params: { id }, query: { version: version(id) } }),
    }),
  }
}

/** The tree of what is bought; what each type asks for stands on its page. */
const TypeList = (): ReactNode => {
  const t = useTypeText()
  const may = useCan()
  const go = useNavigate()
  const nodesOf = useNodes()
  const read = useRead(demand.type.list, everyType)
  const all = read.data?.items ?? []
  const nodes = nodesOf(all)
  const acts = useActs(all, nodes)
  const more = ({ id }: TreeNode) => [
    { key: 'open', label: t('open'), act: () => void go(typePaths.detail(id)) },
    ...(may('purchaseType:update')
      ? [{ key: 'edit', label: t('change'), act: () => void go(typePaths.edit(id)) }]
      : []),
  ]
  return (
    <Page title={t('title')}>
      <Panel>
        <Suspense fallback={<Skeleton />}>
          <TreeEditor
            label={t('title')}
            nodes={read.data && nodes}
            error={read.error}
            retry={read.refetch}
            acts={acts}
            more={more}
            addText={t('add')}
            notesStay
            empty={{ title: t('empty.title'), hint: t('empty.hint') }}
          />
        </Suspense>
      </Panel>
    </Page>
  )
}

export default TypeList
