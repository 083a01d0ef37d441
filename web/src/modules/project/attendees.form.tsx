import { Button, Input, InputNumber, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { project, type AttendeesChange, type AttendeesEffect } from '@srm/api/project'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import styles from './project.module.css'
import { useProjectText } from './project.texts.ts'

const Effects = ({ effects }: { readonly effects: readonly AttendeesEffect[] }): ReactNode => (
  <ul className={styles.moved}>
    {effects.map(({ what, before, after }) => (
      <li key={what}>
        <span className={styles.grow}>{what}</span>
        <Muted size="s">{before}</Muted>
        <span aria-hidden>→</span>
        <span>{after}</span>
      </li>
    ))}
  </ul>
)

const History = ({ changes }: { readonly changes: readonly AttendeesChange[] }): ReactNode => {
  const t = useProjectText()
  if (changes.length === 0) return null
  return (
    <>
      <strong>{t('attendees.history')}</strong>
      <ul className={styles.moved}>
        {changes.map(({ id, at, by, before, after, source }) => (
          <li key={id}>
            <span className={styles.grow}>{source}</span>
            <span>
              {before ?? '–'} → {after ?? '–'}
            </span>
            <Muted size="s">
              {by} {formatDateTime(at)}
            </Muted>
          </li>
        ))}
      </ul>
    </>
  )
}

type Props = {
  readonly row: { readonly id: string; readonly version: number; readonly attendees: number | null }
  readonly close: () => void
}

/** Another number of people: who says so, and what it changes elsewhere. */
export const AttendeesForm = ({ row, close }: Props): ReactNode => {
  const t = useProjectText()
  const at = { params: { id: row.id } }
  const [people, setPeople] = useState(row.attendees)
  const [source, setSource] = useState('')
  const { data: changes = [] } = useRead(project.attendees.history, at, { noCache: true })
  const preview = useMutate(project.attendees.preview, {})
  const save = useMutate(project.attendees.change, {
    done: () => {
      toast.success(t('attendees.changed'))
      close()
    },
  })
  const change = (now: number | null): void => {
    setPeople(now)
    if (now !== null) preview.mutate({ ...at, body: { attendees: now } })
  }
  const said = source.trim()
  const send = (): void => {
    if (people !== null) save.mutate({ ...at, body: { version: row.version, attendees: people, source: said } })
  }
  const footer = (
    <Button type="primary" disabled={people === null || said === ''} loading={save.isPending} onClick={send}>
      {t('attendees.save')}
    </Button>
  )
  return (
    <Modal open title={t('attendees.change')} onCancel={close} footer={footer}>
      <Stack gap={12}>
        <Row wrap gap={12}>
          <InputNumber
            aria-label={t('attendees.number')}
            min={0}
            max={1_000_000}
            precision={0}
            value={people}
            onChange={change}
          />
          <Input
            className={styles.grow ?? ''}
            aria-label={t('attendees.source')}
            placeholder={t('attendees.source')}
            maxLength={100}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
        </Row>
        {preview.data && preview.data.length > 0 && <Effects effects={preview.data} />}
        <History changes={changes} />
      </Stack>
    </Modal>
  )
}
