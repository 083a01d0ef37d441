import { Suspense, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Page, Panel } from '@/ui/page.tsx'
import type { MenuItem } from '@/ui/record-list/menu.tsx'
import { Skeleton } from '@/ui/states.tsx'
import { TreeEditor } from '@/ui/tree-editor/tree-editor.tsx'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import { useClassActs, type ClassActsProps } from './classify.acts.ts'

type ClassNode = {
  readonly id: string
  readonly name: string
  readonly version: number
  /** Records of this class and of those below it. */
  readonly count: number
  readonly children: readonly ClassNode[]
}

/** What the page says; each module says it of its own records. */
type TextKey = `classify.${'title' | 'used' | 'count' | 'add' | 'empty' | 'emptyHint'}`

type Props = Pick<ClassActsProps, 'kind'> & {
  readonly tree: { readonly data: readonly ClassNode[] | undefined; readonly error: unknown; refetch: () => unknown }
  /** Reads the tree anew after a change. */
  readonly refresh: () => Promise<unknown>
  readonly t: (key: TextKey, values?: { readonly count: number }) => string
  /** Stands beside the name all the time. */
  readonly noteOf?: (id: string) => string
  /** The list of the records a class holds. */
  readonly list?: {
    readonly label: string
    readonly path: string
    readonly field: string
    readonly op: 'in' | 'hasAny'
  }
  /** The entries of a class's menu; `toList` are those that open the list. */
  readonly more?: (id: string, toList: readonly MenuItem[]) => readonly MenuItem[]
  readonly children?: ReactNode
}

const everyClass = (tree: readonly ClassNode[]): ClassNode[] =>
  tree.flatMap((one) => [one, ...everyClass(one.children)])

/** A class stands for everything below it; a filter takes a hundred values. */
const listOf = (one: ClassNode, { path, field, op }: NonNullable<Props['list']>): string => {
  const value = everyClass([one]).map(({ id }) => id)
  const filter = JSON.stringify([{ field, op, value: value.slice(0, 100) }])
  return `${path}?filter=${encodeURIComponent(filter)}`
}

/** The page of one of the trees by which records are sorted. */
export const ClassPage = (props: Props): ReactNode => {
  const { kind, tree, refresh, t, noteOf, list, more = (_, toList) => toList, children } = props
  const go = useNavigate()
  const all = everyClass(tree.data ?? [])
  const find = (id: string) => {
    const found = all.find((one) => one.id === id)
    if (!found) return undefined
    const { version, count } = found
    return { version, uses: { count, places: count > 0 ? [{ name: t('classify.used'), count }] : [] } }
  }
  const acts = useClassActs({ kind, find, changed: refresh })
  const nodesOf = (nodes: readonly ClassNode[]): TreeNode[] =>
    nodes.map(({ id, name, count, children: below }) => ({
      id,
      name,
      count,
      note: noteOf?.(id) ?? '',
      children: nodesOf(below),
    }))
  const menuOf = ({ id }: TreeNode): readonly MenuItem[] => {
    const found = all.find((one) => one.id === id)
    if (!found) return []
    return more(id, list ? [{ key: 'list', label: list.label, act: () => void go(listOf(found, list)) }] : [])
  }
  return (
    <Page title={t('classify.title')}>
      <Panel>
        <Suspense fallback={<Skeleton />}>
          <TreeEditor
            acts={acts}
            label={t('classify.title')}
            nodes={tree.data && nodesOf(tree.data)}
            error={tree.error}
            retry={tree.refetch}
            more={menuOf}
            saidCount={(count) => t('classify.count', { count })}
            addText={t('classify.add')}
            {...(noteOf && { notesStay: true })}
            empty={{ title: t('classify.empty'), hint: t('classify.emptyHint') }}
          />
        </Suspense>
      </Panel>
      {children}
    </Page>
  )
}
