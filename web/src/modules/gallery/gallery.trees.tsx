import { useState, type ReactNode } from 'react'
import { UserError } from '@/lib/api/api-error.ts'
import { TreeEditor } from '@/ui/tree-editor/tree-editor.tsx'
import { changed, moved } from '@/ui/tree-editor/tree-moves.ts'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import type { TreeActs } from '@/ui/tree-editor/tree-types.ts'
import { Case, Cases } from './gallery.part.tsx'
import { useText } from './gallery.texts.ts'

const leaf = (id: string, name: string, count: number, color: string): TreeNode => ({
  id,
  name,
  count,
  color,
  children: [],
})

const planted: readonly TreeNode[] = [
  {
    id: 'build',
    name: '搭建工程',
    color: '#4e6ef2',
    count: 42,
    children: [leaf('stage', '舞台', 18, '#1e90ff'), leaf('booth', '特装展台', 24, '#16baa9')],
  },
  { id: 'hotel', name: '酒店住宿', color: '#07c160', count: 31, children: [leaf('room', '会议用房', 12, '#009688')] },
  { ...leaf('food', '餐饮', 9, '#f0a020'), system: true },
  { ...leaf('fax', '传真服务', 0, '#8a919f'), disabled: true },
]

const done = Promise.resolve()

/** A tree that keeps what is done to it until the page is left. */
const useGarden = (): { nodes: readonly TreeNode[]; acts: TreeActs } => {
  const [nodes, setNodes] = useState(planted)
  const acts: TreeActs = {
    add: (name, place) => {
      const node = leaf(crypto.randomUUID(), name, 0, '#4e88f3')
      setNodes((before) => moved([...before, node], node.id, place))
      return done
    },
    rename: (node, name) => {
      setNodes((before) => changed(before, node.id, { name }))
      return done
    },
    move: (node, place) => {
      setNodes((before) => moved(before, node.id, place))
      return done
    },
    paint: (node, color) => {
      setNodes((before) => changed(before, node.id, { color }))
      return done
    },
    uses: (node) => Promise.resolve({ count: node.count ?? 0, places: [] }),
  }
  return { nodes, acts }
}

export const Trees = (): ReactNode => {
  const t = useText()
  const { nodes, acts } = useGarden()
  const same = {
    addText: t('tree.add'),
    empty: { title: t('tree.emptyTitle'), hint: t('tree.emptyHint') },
    saidCount: (count: number) => t('tree.count', { count }),
  }
  return (
    <Cases columns={2}>
      <Case label={t('tree.normal')} frame="flush">
        <TreeEditor {...same} label={t('tree.normal')} nodes={nodes} acts={acts} />
      </Case>
      <Case label={t('tree.readOnly')} frame="flush">
        <TreeEditor {...same} label={t('tree.readOnly')} nodes={planted} acts={{}} />
      </Case>
      <Case label={t('tree.empty')} frame="flush">
        <TreeEditor {...same} label={t('tree.empty')} nodes={[]} acts={acts} />
      </Case>
      <Case label={t('tree.error')} frame="flush">
        <TreeEditor
          {...same}
          label={t('tree.error')}
          nodes={undefined}
          error={new UserError(t('states.reason'))}
          retry={() => undefined}
          acts={{}}
        />
      </Case>
      <Case label={t('tree.loading')} frame="flush">
        <TreeEditor {...same} label={t('tree.loading')} nodes={undefined} acts={{}} />
      </Case>
    </Cases>
  )
}
