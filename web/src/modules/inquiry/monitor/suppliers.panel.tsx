import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { inquiry, type Invitation, type Invitations, type Purchase } from '@srm/api/inquiry'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Status } from '@/ui/status.tsx'
import styles from './monitor.module.css'
import { useMonitorText } from '../inquiry.texts.ts'

const colors: Readonly<Record<NonNullable<Invitation['state']>, string>> = {
  created: 'grey',
  sent: 'blue',
  viewed: 'blue',
  intends: 'orange',
  declined: 'grey',
  quoted: 'green',
  withdrawn: 'grey',
  won: 'green',
  lost: 'grey',
  canceled: 'grey',
}

const Facts = ({ one }: { readonly one: Invitation }): ReactNode => {
  const t = useMonitorText()
  const facts = [
    [one.contactName, one.mobile].filter(Boolean).join(' '),
    ...(one.sentAt ? [t('sentAt', { at: formatDateTime(one.sentAt) })] : []),
    ...(one.resentCount > 0 ? [t('resentTimes', { count: one.resentCount })] : []),
    ...(one.lastViewedAt ? [t('viewedAt', { at: formatDateTime(one.lastViewedAt), count: one.viewCount ?? 0 })] : []),
  ]
  const why = [one.declineReason, one.declineNote].filter(Boolean).join('：')
  return (
    <>
      <Muted size="s">{facts.filter(Boolean).join(' · ')}</Muted>
      {why && <Muted size="s">{why}</Muted>}
    </>
  )
}

type LineProps = { readonly row: Purchase; readonly one: Invitation; readonly withdraw: (one: Invitation) => void }

const Line = ({ row, one, withdraw }: LineProps): ReactNode => {
  const t = useMonitorText()
  const resend = useMutate(inquiry.resend, { done: () => toast.success(t('resent')) })
  const { id, version } = row
  return (
    <Row as="li" align="start" wrap className={styles.supplier}>
      <Stack gap={2} className={styles.name}>
        <Row gap={8} wrap>
          <span>{one.supplier.name}</span>
          <Status color={one.state === null ? 'grey' : colors[one.state]}>{t(`state.${one.state ?? 'hidden'}`)}</Status>
        </Row>
        <Facts one={one} />
      </Stack>
      <Row gap={4}>
        {one.actions.includes('resend') && (
          <Button
            size="small"
            aria-label={`${t('resend')} ${one.supplier.name}`}
            loading={resend.isPending}
            onClick={() => resend.mutate({ params: { id }, body: { version, invitation: one.id } })}
          >
            {t('resend')}
          </Button>
        )}
        {one.actions.includes('withdraw') && (
          <Button
            size="small"
            type="text"
            aria-label={`${t('withdraw')} ${one.supplier.name}`}
            onClick={() => withdraw(one)}
          >
            {t('withdraw')}
          </Button>
        )}
      </Row>
    </Row>
  )
}

type Props = { readonly row: Purchase; readonly invitations: Invitations }

/** Each supplier that is asked and how far it has come. */
export const SuppliersPanel = ({ row, invitations: { list, isHidden } }: Props): ReactNode => {
  const t = useMonitorText()
  const [leaving, setLeaving] = useState<Invitation>()
  const withdraw = useMutate(inquiry.uninvite, { done: () => toast.success(t('withdrawn')) })
  return (
    <Panel title={t('suppliers', { count: list.length })} extra={isHidden && <Muted size="s">{t('hidden')}</Muted>}>
      <ul className={styles.list}>
        {list.map((one) => (
          <Line key={one.id} row={row} one={one} withdraw={setLeaving} />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          open
          title={t('withdraw')}
          ok={t('withdraw')}
          busy={withdraw.isPending}
          confirm={() => withdraw.mutateAsync({ params: { id: leaving.id }, body: { version: row.version } })}
          close={() => setLeaving(undefined)}
        >
          {t('withdraw.sure', { supplier: leaving.supplier.name })}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
