import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { sumDecimals } from '@srm/api/shared/decimal-text'
import { call } from '@/lib/api/api.ts'
import { formatMoney } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import type { ActionDialogProps } from '@/ui/record-list/list-types.ts'
import type { Row } from '@/ui/record-shape.ts'
import { Muted } from '@/ui/layout.tsx'
import styles from './centre.module.css'
import { BatchResults, useBatch } from './batch.tsx'
import { useCentreText } from './centre.texts.ts'
import { OpinionBox } from '../act/opinion.box.tsx'

/** As many as the server takes at once. */
const most = 50

const word = (value: unknown): string => (typeof value === 'string' ? value : '')
const amountOf = (row: Row): string => word(row['amount'])

const Total = ({ rows }: { rows: readonly Row[] }): ReactNode => {
  const t = useCentreText()
  const known = rows.map(amountOf).filter(Boolean)
  const without = rows.length - known.length
  return (
    <p className={styles.total}>
      <Muted size="s">{t('approve.total')}</Muted>
      <strong className={styles.sum}>{formatMoney(sumDecimals(['0.00', ...known]))}</strong>
      <Muted size="s">{t('approve.count', { count: rows.length })}</Muted>
      {without > 0 && <Muted size="s">{t('approve.noAmount', { count: without })}</Muted>}
    </p>
  )
}

const Chosen = ({ rows }: { rows: readonly Row[] }): ReactNode => (
  <ul className={styles.chosen}>
    {rows.map((row) => (
      <li key={row.id}>
        <span>{word(row['title'])}</span>
        <span>{amountOf(row) ? formatMoney(amountOf(row)) : '—'}</span>
      </li>
    ))}
  </ul>
)

/** What is left out and why, before anything is done. */
const Notes = ({ left, over }: { left: number; over: boolean }): ReactNode => {
  const t = useCentreText()
  return (
    <>
      {left > 0 && (
        <Muted as="p" size="s">
          {t('approve.left', { count: left })}
        </Muted>
      )}
      {over && (
        <Muted as="p" size="s">
          {t('approve.most', { count: most })}
        </Muted>
      )}
      <Muted as="p" size="s">
        {t('approve.hint')}
      </Muted>
    </>
  )
}

/** Approves what was chosen: what it adds up to first, what became of each afterwards. */
export const ApproveDialog = ({ rows, close, finished }: ActionDialogProps): ReactNode => {
  const t = useCentreText()
  const [opinion, setOpinion] = useState('')
  const one = rows.length === 1
  const able = rows.filter(({ actions }) => actions.includes(one ? 'approve' : 'batch'))
  const taken = able.slice(0, most)
  const [only] = taken
  const batch = useBatch(taken, finished, async () => {
    if (!one || !only) return undefined
    const body = { do: 'approve', taskId: word(only['taskId']), expectedVersion: only.version } as const
    await call(approval.act, { params: { id: only.id }, body: { ...body, ...(opinion && { opinion }) } })
    return [{ taskId: word(only['taskId']), result: 'done' as const, message: null }]
  })
  const start = async (): Promise<void> => {
    const results = await batch.run({ do: 'approve', ...(opinion && { opinion }) })
    if (!results?.every(({ result }) => result === 'done')) return
    toast.success(t('result.success', { count: results.length }))
    close()
  }
  if (batch.results) return <BatchResults rows={taken} results={batch.results} close={close} />
  return (
    <Modal
      open
      title={one ? t('approve.one', { name: word(only?.['title']) }) : t('approve.many', { count: taken.length })}
      onCancel={close}
      footer={[
        <Button key="no" onClick={close}>
          {t('cancel')}
        </Button>,
        <Button
          key="yes"
          type="primary"
          loading={batch.busy}
          disabled={taken.length === 0}
          onClick={() => void start()}
        >
          {t('approve')}
        </Button>,
      ]}
    >
      {taken.length === 0 && <p>{t('approve.none')}</p>}
      {taken.length > 0 && <Total rows={taken} />}
      {taken.length > 1 && <Chosen rows={taken} />}
      {!one && <Notes left={rows.length - able.length} over={able.length > most} />}
      <OpinionBox label={t('opinion')} placeholder={t('opinion.placeholder')} value={opinion} onChange={setOpinion} />
    </Modal>
  )
}
