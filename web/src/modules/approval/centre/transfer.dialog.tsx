import { Button, Modal } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { person } from '@srm/api/shared/fields'
import { toast } from '@/lib/toast.ts'
import type { ActionDialogProps } from '@/ui/record-list/list-types.ts'
import { slot } from '@/ui/slots.ts'
import { Muted } from '@/ui/layout.tsx'
import { BatchResults, useBatch } from './batch.tsx'
import styles from './centre.module.css'
import { useCentreText } from './centre.texts.ts'
import { OpinionBox } from '../act/opinion.box.tsx'

const meta = metaOf(person('转交给', 'Transfer to'))

/** Gives what was chosen to somebody else. */
export const TransferDialog = ({ rows, close, finished }: ActionDialogProps): ReactNode => {
  const t = useCentreText()
  const [to, setTo] = useState<string>()
  const [opinion, setOpinion] = useState('')
  const able = rows.filter(({ actions }) => actions.includes('transfer')).slice(0, 50)
  const batch = useBatch(able, finished)
  const start = async (): Promise<void> => {
    const results = await batch.run({ do: 'transfer', ...(to && { to }), ...(opinion && { opinion }) })
    if (!results?.every(({ result }) => result === 'done')) return
    toast.success(t('result.transferred', { count: results.length }))
    close()
  }
  if (batch.results) return <BatchResults rows={able} results={batch.results} close={close} />
  return (
    <Modal
      open
      title={t('transfer.title', { count: able.length })}
      onCancel={close}
      footer={[
        <Button key="no" onClick={close}>
          {t('cancel')}
        </Button>,
        <Button key="yes" type="primary" loading={batch.busy} disabled={!to} onClick={() => void start()}>
          {t('transfer')}
        </Button>,
      ]}
    >
      <Muted as="p" size="s">
        {t('transfer.hint')}
      </Muted>
      <div className={styles.field}>
        <span className={styles.label}>{t('transfer.to')}</span>
        <Suspense>
          {slot('person', { meta, label: t('transfer.to'), onChange: setTo, ...(to && { value: to }) })}
        </Suspense>
      </div>
      <OpinionBox
        label={t('opinion')}
        placeholder={t('opinion.placeholder')}
        value={opinion}
        onChange={setOpinion}
        phrases={false}
      />
    </Modal>
  )
}
