import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import { classFields, supplier, type SupplierClass } from '@srm/api/supplier'
import { useCan } from '@/lib/session/can.tsx'
import { useLabel } from '@/lib/i18n.ts'
import { refreshFamily, useRead, useMutate } from '@/lib/api/query.ts'
import { ClassTree } from '@/modules/dictionary/index.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Skeleton } from '@/ui/states.tsx'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import type { Input } from '@srm/api/endpoint'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { supplierPaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

type Body = Input<typeof supplier.classify.update>['body']
type Props = { readonly of: SupplierClass; readonly close: () => void }

/** What a class asks of its suppliers. */
const ClassForm = ({ of, close }: Props): ReactNode => {
  const t = useSupplierText()
  const { mutateAsync } = useMutate(supplier.classify.update, {
    silent: true,
    done: () => toast.success(t('classify.saved')),
  })
  return (
    <SideForm
      title={of.name}
      groups={[{ fields: classFields }]}
      initial={of}
      close={close}
      save={(sent) => mutateAsync({ params: { id: of.id }, body: sent as Body })}
    />
  )
}

const everyClass = (tree: readonly SupplierClass[]): SupplierClass[] =>
  tree.flatMap((one) => [one, ...everyClass(one.children)])

/** A class stands for everything below it; a filter takes a hundred values. */
const suppliersIn = (one: SupplierClass): string => {
  const value = everyClass([one]).map(({ id }) => id)
  const filter = JSON.stringify([{ field: 'classifies', op: 'hasAny', value: value.slice(0, 100) }])
  return `${supplierPaths.list}?filter=${encodeURIComponent(filter)}`
}

/** A class with what it stands for beside its name. */
const useNodes = () => {
  const say = useLabel()
  const kinds = metaOf(classFields.kind).choices ?? []
  const nodesOf = (tree: readonly SupplierClass[]): TreeNode[] =>
    tree.map(({ id, name, kind, count, children }) => {
      const found = kinds.find(({ value }) => value === kind)
      return { id, name, count, note: found ? say(found.label) : '', children: nodesOf(children) }
    })
  return nodesOf
}

const ClassifyList = (): ReactNode => {
  const t = useSupplierText()
  const may = useCan()
  const go = useNavigate()
  const nodesOf = useNodes()
  const tree = useRead(supplier.classify.tree, {})
  const [edited, setEdited] = useState<SupplierClass>()
  const all = everyClass(tree.data ?? [])
  const find = (id: string) => {
    const found = all.find((one) => one.id === id)
    if (!found) return undefined
    const { version, count } = found
    return { version, uses: { count, places: count > 0 ? [{ name: t('classify.used'), count }] : [] } }
  }
  const more = ({ id }: TreeNode) => {
    const found = all.find((one) => one.id === id)
    if (!found) return []
    return [
      ...(may('classify:update') ? [{ key: 'means', label: t('classify.means'), act: () => setEdited(found) }] : []),
      { key: 'suppliers', label: t('classify.suppliers'), act: () => void go(suppliersIn(found)) },
    ]
  }
  return (
    <Page title={t('classify.title')}>
      <Panel>
        <Suspense fallback={<Skeleton />}>
          <ClassTree
            kind="supplier"
            find={find}
            changed={() => refreshFamily(supplier.classify.tree)}
            label={t('classify.title')}
            nodes={tree.data && nodesOf(tree.data)}
            error={tree.error}
            retry={tree.refetch}
            more={more}
            saidCount={(count) => t('classify.count', { count })}
            addText={t('classify.add')}
            notesStay
            empty={{ title: t('classify.empty'), hint: t('classify.emptyHint') }}
          />
        </Suspense>
      </Panel>
      {edited && <ClassForm key={edited.id} of={edited} close={() => setEdited(undefined)} />}
    </Page>
  )
}

export default ClassifyList
