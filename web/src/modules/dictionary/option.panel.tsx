import type { ReactNode } from 'react'
import { useState } from 'react'
import { dictionary, type SelOption } from '@srm/api/dictionary'
import { call } from '@/lib/api/api.ts'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import { TreeEditor } from '@/ui/tree-editor/tree-editor.tsx'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import type { TreeActs, Uses } from '@/ui/tree-editor/tree-types.ts'
import { useText } from './dictionary.texts.ts'
import { OptionDialog } from './option.dialog.tsx'
import { flatten } from './option.tree.ts'

const nodesOf = (tree: readonly SelOption[], uses: ReadonlyMap<string, number> | undefined): TreeNode[] =>
  tree.map(({ id, optionName, value, color, system, status, children }) => ({
    id,
    name: optionName,
    note: value,
    isNoteCode: true,
    color,
    system,
    disabled: status === 'disabled',
    count: uses && (uses.get(value) ?? 0),
    children: nodesOf(children, uses),
  }))

const usesOf = async ({ id }: TreeNode): Promise<Uses> => {
  const { count, places } = await call(dictionary.usage, { params: { id } }, { silent: true })
  return { count, places: places.map((place) => ({ name: `${place.record} · ${place.field}`, count: place.count })) }
}

const useActs = (selTypeName: string, versionOf: (id: string) => number): TreeActs => {
  const t = useText()
  const may = useCan()
  const { mutateAsync: create } = useMutate(dictionary.create, { silent: true })
  const { mutateAsync: rename } = useMutate(dictionary.update, { silent: true })
  const { mutateAsync: update } = useMutate(dictionary.update)
  const { mutateAsync: move } = useMutate(dictionary.move)
  const { mutateAsync: remove } = useMutate(dictionary.remove, { done: () => toast.success(t('removed')) })
  const { mutateAsync: merge } = useMutate(dictionary.merge, {
    done: ({ moved }) => toast.success(t('merged', { count: moved })),
  })
  const version = ({ id }: TreeNode) => ({ version: versionOf(id) })
  return {
    uses: usesOf,
    ...(may('selOption:create') && {
      add: (optionName, place) => create({ body: { selTypeName, optionName, ...place } }),
    }),
    ...(may('selOption:update') && {
      rename: (node, optionName) => rename({ params: { id: node.id }, body: { optionName, ...version(node) } }),
      paint: (node, color) => update({ params: { id: node.id }, body: { color, ...version(node) } }),
      move: (node, place) =>
        move({ params: { id: node.id }, body: { parentId: place.parentId, before: place.before } }),
    }),
    ...(may('selOption:delete') && {
      merge: (node, into) => merge({ params: { id: node.id }, body: { into: into.id } }),
      remove: (node) => remove({ params: { id: node.id }, query: version(node) }),
    }),
  }
}

type Props = { readonly selTypeName: string; readonly name: string }

/** The options of one dictionary as a tree. */
export const OptionPanel = ({ selTypeName, name }: Props): ReactNode => {
  const t = useText()
  const may = useCan()
  const tree = useRead(dictionary.tree, { query: { selTypeName } })
  const uses = useRead(dictionary.uses, { query: { selTypeName } })
  const [edited, setEdited] = useState<SelOption>()
  const { mutate: update } = useMutate(dictionary.update, { done: () => toast.success(t('saved')) })
  const options = new Map(flatten(tree.data ?? []).map(({ option }) => [option.id, option]))
  const counts = uses.data && new Map(uses.data.map(({ value, count }) => [value, count]))
  const more = ({ id }: TreeNode) => {
    const option = options.get(id)
    if (!option || !may('selOption:update')) return []
    const status = option.status === 'enabled' ? 'disabled' : 'enabled'
    const toggle = (): void => update({ params: { id }, body: { status, version: option.version } })
    return [
      { key: 'edit', label: t('edit'), act: () => setEdited(option) },
      { key: 'toggle', label: status === 'enabled' ? t('enable') : t('disable'), act: toggle },
    ]
  }
  return (
    <Panel title={name}>
      <TreeEditor
        label={name}
        nodes={tree.data && nodesOf(tree.data, counts)}
        error={tree.error}
        retry={tree.refetch}
        acts={useActs(selTypeName, (id) => options.get(id)?.version ?? 0)}
        more={more}
        saidCount={(count) => (count === 0 ? t('unused') : t('used', { count }))}
        addText={t('add')}
        empty={{ title: t('empty.title'), hint: t('empty.hint') }}
      />
      {edited && <OptionDialog option={edited} close={() => setEdited(undefined)} />}
    </Panel>
  )
}
