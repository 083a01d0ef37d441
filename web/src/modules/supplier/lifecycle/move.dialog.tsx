import { Button, Radio } from 'antd'
import { useState, type ReactNode } from 'react'
import { date } from '@srm/api/shared/fields'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Input, Result } from '@srm/api/endpoint'
import { supplier, SupplierMove, type MoveKind } from '@srm/api/supplier'
import { call } from '@/lib/api/api.ts'
import { useLabel } from '@/lib/i18n.ts'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { useUploading } from '@/lib/api/upload.ts'
import { FieldsForm, useFieldsForm, type FieldGroup } from '@/ui/record-form/fields-form.tsx'
import { FormDrawer } from '@/ui/record-form/form-drawer.tsx'
import { Await } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { MoveChecks } from './move.checks.tsx'
import styles from './move.module.css'
import { useMoveText } from '../supplier.texts.ts'

type Ways = Result<typeof supplier.move.ways>
type Way = Ways['ways'][number]
type Body = Input<typeof supplier.move.create>['body']

const { reason, evidence, scope } = SupplierMove.fields
const until = date('冻结至', 'Frozen until')

const groupsFor = (kind: MoveKind): FieldGroup[] => [
  { fields: kind === 'freeze' ? { scope, until, reason, evidence } : { reason, evidence } },
]

type FormProps = {
  readonly supplierId: string
  readonly way: Way
  readonly close: () => void
  /** Told of a wish that has a flow to go through. */
  readonly toSubmit: (id: string) => void
  readonly changed: (dirty: boolean) => void
}

const WishForm = ({ supplierId, way, close, toSubmit, changed }: FormProps): ReactNode => {
  const t = useMoveText()
  const uploading = useUploading()
  const { kind, atOnce, checks } = way
  const { mutateAsync } = useMutate(supplier.move.create, { silent: true })
  const groups = groupsFor(kind)
  const {
    form: fields,
    busy,
    send,
  } = useFieldsForm(groups, async (sent) => {
    const { id } = await mutateAsync({ body: { ...sent, supplier: supplierId, kind } as Body })
    const { status } = await call(supplier.move.show, { params: { id } })
    await refreshFamily(supplier.supplier.show, [supplierId])
    close()
    if (status === 'draft') toSubmit(id)
    else toast.success(t(status === 'approved' ? 'done.applied' : 'done.waiting'))
  })
  const blocked = checks.some(({ holds, advises }) => !holds && !advises)
  return (
    <>
      <p className={styles.hint}>{t(atOnce ? 'dialog.atOnce' : 'dialog.agreed')}</p>
      <MoveChecks supplierId={supplierId} checks={checks} close={close} />
      <FieldsForm
        form={fields}
        groups={groups}
        initial={kind === 'freeze' ? { scope: ['inquiry', 'order'] } : {}}
        send={send}
        changed={changed}
      />
      <Row align="stretch" justify="end">
        <Button onClick={close}>{t('cancel')}</Button>
        <Button
          type="primary"
          danger={kind === 'blacklist'}
          disabled={blocked || uploading}
          loading={busy}
          onClick={() => fields.submit()}
        >
          {t(atOnce ? 'sendAtOnce' : 'send')}
        </Button>
      </Row>
    </>
  )
}

type Props = Omit<FormProps, 'way'> & {
  /** The change to begin with, where it can be made. */
  readonly kind?: MoveKind | undefined
}

const Chosen = ({ ways, kind: wished, ...props }: Props & { readonly ways: readonly Way[] }): ReactNode => {
  const t = useMoveText()
  const say = useLabel()
  const [kind, setKind] = useState(ways.find((one) => one.kind === wished)?.kind ?? ways[0]?.kind)
  const way = ways.find((one) => one.kind === kind)
  if (!way) return <p className={styles.hint}>{t('dialog.none')}</p>
  const names = metaOf(SupplierMove.fields.kind).choices ?? []
  const nameOf = (value: string): string => say(names.find((one) => one.value === value)?.label ?? { zh: '', en: '' })
  return (
    <>
      <Radio.Group
        className={styles.kinds ?? ''}
        aria-label={t('dialog.kind')}
        optionType="button"
        value={kind}
        onChange={({ target }) => setKind(target.value as MoveKind)}
        options={ways.map((one) => ({ value: one.kind, label: nameOf(one.kind) }))}
      />
      <WishForm key={way.kind} {...props} way={way} />
    </>
  )
}

/** Where a supplier can go from here, what it takes, and the wish itself. */
export const MoveDialog = (props: Omit<Props, 'changed'>): ReactNode => {
  const t = useMoveText()
  const [dirty, setDirty] = useState(false)
  const query = useRead(supplier.move.ways, { params: { id: props.supplierId } }, { noCache: true })
  return (
    <FormDrawer title={t('dialog.title')} dirty={dirty} close={props.close}>
      <Await query={query} rows={6}>
        {({ ways }) => <Chosen {...props} changed={setDirty} ways={ways} />}
      </Await>
    </FormDrawer>
  )
}
