import { Input, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { onboarding, SupplierApplication, type Remark } from '@srm/api/onboarding'
import { metaOf } from '@srm/api/shared/field-meta'
import { useMutate } from '@/lib/api/query.ts'
import { punctuation } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { Muted } from '@/ui/layout.tsx'
import { useApplicationText } from '../onboarding.texts.ts'
import { RemarkLines } from './remark.lines.tsx'
import styles from './review.module.css'

const { application } = onboarding

export type Decision = 'approve' | 'giveBack' | 'reject' | 'duplicate'

type Statement = { readonly opinion: string; readonly remarks: readonly Remark[]; readonly supplier: string | null }

const told = { approve: 'approved', giveBack: 'givenBack', reject: 'rejected', duplicate: 'duplicated' } as const

const useDecide = (what: Decision, { id, version }: Row, close: () => void) => {
  const t = useApplicationText()
  const done = { done: () => toast.success(t(told[what])) }
  const approve = useMutate(application.approve, done)
  const giveBack = useMutate(application.giveBack, done)
  const reject = useMutate(application.reject, done)
  const duplicate = useMutate(application.duplicate, done)
  const decide = ({ opinion, remarks, supplier }: Statement): Promise<unknown> => {
    const params = { id }
    const words = opinion.trim()
    const body = { version, ...(words && { opinion: words }) }
    if (what === 'approve') return approve.mutateAsync({ params, body })
    if (what === 'reject') return reject.mutateAsync({ params, body: { version, opinion: words } })
    if (what === 'duplicate') return duplicate.mutateAsync({ params, body: { ...body, supplier: supplier ?? '' } })
    const said = remarks.filter(({ text }) => text.trim() !== '')
    return giveBack.mutateAsync({ params, body: { ...body, remarks: said } })
  }
  const busy = [approve, giveBack, reject, duplicate].some(({ isPending }) => isPending)
  return { busy, send: (said: Statement) => void decide(said).then(close, () => undefined) }
}

/** Whether enough is said for this decision. */
const isSaid = (what: Decision, { opinion, remarks, supplier }: Statement): boolean => {
  if (what === 'reject') return opinion.trim() !== ''
  if (what === 'duplicate') return supplier !== null
  return what === 'approve' || opinion.trim() !== '' || remarks.some(({ text }) => text.trim() !== '')
}

type Props = { readonly what: Decision; readonly row: Row; readonly close: () => void }

const supplierIn = (row: Row): { id: string; name: string } | null =>
  (row['supplier'] as { id: string; name: string } | null | undefined) ?? null

/** Says what follows before it is done. */
export const DecisionDialog = ({ what, row, close }: Props): ReactNode => {
  const t = useApplicationText()
  const ui = useUiText()
  const linked = supplierIn(row)
  const [said, setSaid] = useState<Statement>({ opinion: '', remarks: [], supplier: linked?.id ?? null })
  const { busy, send } = useDecide(what, row, close)
  const set = (some: Partial<Statement>): void => setSaid((before) => ({ ...before, ...some }))
  return (
    <Modal
      open
      title={`${t(what)}${punctuation('colon')}${String(row['name'])}`}
      okText={t(what)}
      cancelText={ui('cancel')}
      okButtonProps={{ danger: what === 'reject', disabled: !isSaid(what, said), loading: busy }}
      onCancel={close}
      onOk={() => send(said)}
    >
      <Muted as="p">
        {what === 'approve' && linked ? t('approve.linked', { name: linked.name }) : t(`hint.${what}`)}
      </Muted>
      {what === 'duplicate' && (
        <div className={styles.part}>
          <span>{t('supplier')}</span>
          <FieldInput
            meta={metaOf(SupplierApplication.fields.duplicateOf)}
            value={said.supplier}
            onChange={(value: unknown) => set({ supplier: typeof value === 'string' ? value : null })}
          />
        </div>
      )}
      {what === 'giveBack' && <RemarkLines remarks={said.remarks} change={(remarks) => set({ remarks })} />}
      <label className={styles.part}>
        <span>
          {t('opinion')} <small>{what !== 'approve' && t('opinion.forThem')}</small>
        </span>
        <Input.TextArea
          rows={3}
          maxLength={1000}
          value={said.opinion}
          onChange={({ target }) => set({ opinion: target.value })}
        />
      </label>
    </Modal>
  )
}
