import { Suspense, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { contract, ContractType } from '@srm/api/contract'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Skeleton } from '@/ui/states.tsx'
import { TreeEditor } from '@/ui/tree-editor/tree-editor.tsx'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import { contractPaths, typePaths } from '../contract.paths.ts'
import { useTypeText } from '../contract.texts.ts'
import { idsBelow, useTypeActs, type TypeRow } from './use-type-acts.ts'

const everyType = { query: { pageSize: 200 } } as const

/** A type stands for everything below it; a filter takes a hundred values. */
const contractsOf = (nodes: readonly TreeNode[], id: string): string => {
  const filter = JSON.stringify([{ field: 'type', op: 'in', value: idsBelow(nodes, id).slice(0, 100) }])
  return `${contractPaths.list}?filter=${encodeURIComponent(filter)}`
}

const useNodes = () => {
  const say = useLabel()
  const directions = metaOf(ContractType.fields.direction).choices ?? []
  const nodesOf = (all: readonly TypeRow[], above: string | null = null): TreeNode[] =>
    all
      .filter(({ parent }) => (parent?.id ?? null) === above)
      .map(({ id, name, direction, template, status }) => {
        const found = directions.find(({ value }) => value === direction)
        const kind = found ? say(found.label) : ''
        return {
          id,
          name,
          note: [kind === name ? '' : kind, template?.name].filter(Boolean).join(' · '),
          disabled: status === 'disabled',
          children: nodesOf(all, id),
        }
      })
  return nodesOf
}

/** The tree of contracts; what each type begins with and what signing it takes stand on its page. */
const TypeList = (): ReactNode => {
  const t = useTypeText()
  const may = useCan()
  const go = useNavigate()
  const nodesOf = useNodes()
  const read = useRead(contract.type.list, everyType)
  const all = read.data?.items ?? []
  const nodes = nodesOf(all)
  const acts = useTypeActs(all, nodes)
  const entry = (key: 'open' | 'change' | 'contracts' | 'write', to: string) => ({
    key,
    label: t(key),
    act: () => void go(to),
  })
  const more = ({ id }: TreeNode) => [
    entry('open', typePaths.detail(id)),
    ...(may('contractType:update') ? [entry('change', typePaths.edit(id))] : []),
    entry('contracts', contractsOf(nodes, id)),
    ...(may('contract:create') ? [entry('write', `${contractPaths.create}?type=${id}`)] : []),
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
