import { useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { classFields, supplier, type SupplierClass } from '@srm/api/supplier'
import type { Input } from '@srm/api/endpoint'
import { useCan } from '@/lib/session/can.tsx'
import { useLabel } from '@/lib/i18n.ts'
import { refreshFamily, useRead, useMutate } from '@/lib/api/query.ts'
import { ClassPage } from '@/modules/dictionary/index.ts'
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

/** What a class stands for. */
const useKindLabel = () => {
  const say = useLabel()
  const kinds = metaOf(classFields.kind).choices ?? []
  return (kind: string | null | undefined): string => {
    const found = kinds.find(({ value }) => value === kind)
    return found ? say(found.label) : ''
  }
}

const ClassifyList = (): ReactNode => {
  const t = useSupplierText()
  const may = useCan()
  const kindLabel = useKindLabel()
  const tree = useRead(supplier.classify.tree, {})
  const [edited, setEdited] = useState<string>()
  const byId = new Map(everyClass(tree.data ?? []).map((one) => [one.id, one]))
  const of = edited === undefined ? undefined : byId.get(edited)
  return (
    <ClassPage
      kind="supplier"
      tree={tree}
      refresh={() => refreshFamily(supplier.classify.tree)}
      t={t}
      noteOf={(id) => kindLabel(byId.get(id)?.kind)}
      list={{ label: t('classify.suppliers'), path: supplierPaths.list, field: 'classifies', op: 'hasAny' }}
      more={(id, toList) => [
        ...(may('classify:update') ? [{ key: 'means', label: t('classify.means'), act: () => setEdited(id) }] : []),
        ...toList,
      ]}
    >
      {of && <ClassForm key={of.id} of={of} close={() => setEdited(undefined)} />}
    </ClassPage>
  )
}

export default ClassifyList
