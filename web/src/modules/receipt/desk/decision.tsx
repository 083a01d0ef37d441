import { Alert, Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { reasonFields, receipt, type Receipt } from '@srm/api/receipt'
import { refreshRecord, useMutate } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { useSession } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { Muted } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { ClaimsTable } from '../story.tab.tsx'
import styles from './desk.module.css'
import { useDeskText } from '../receipt.texts.ts'

type Props = { readonly row: Receipt }
type RejectBody = Input<typeof receipt.receipt.reject>['body']

/** Instalments and purses follow. */
const refresh = (): Promise<unknown> => Promise.all([refreshRecord('contract', ''), refreshRecord('paymentPlan', '')])

const RejectForm = ({ row: { id, version }, close }: Props & { readonly close: () => void }): ReactNode => {
  const t = useDeskText()
  const { mutateAsync } = useMutate(receipt.receipt.reject, {
    silent: true,
    done: () => toast.success(t('reject.done')),
  })
  return (
    <SideForm
      title={t('reject.do')}
      groups={[{ fields: reasonFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as RejectBody })}
      close={close}
    />
  )
}

const Confirm = ({ row: { id, version } }: Props): ReactNode => {
  const t = useDeskText()
  const { mutateAsync, isPending } = useMutate(receipt.receipt.confirm, {
    done: async () => {
      toast.success(t('confirm.done'))
      await refresh()
    },
  })
  return (
    <Button
      type="primary"
      size="large"
      loading={isPending}
      onClick={() => void mutateAsync({ params: { id }, body: { version } }).catch(() => undefined)}
    >
      {t('confirm.do')}
    </Button>
  )
}

const Withdraw = ({ row: { id, version } }: Props): ReactNode => {
  const t = useDeskText()
  const { mutateAsync, isPending } = useMutate(receipt.receipt.withdraw, {
    done: () => toast.success(t('withdraw.done')),
  })
  return (
    <Button
      loading={isPending}
      onClick={() => void mutateAsync({ params: { id }, body: { version } }).catch(() => undefined)}
    >
      {t('withdraw.do')}
    </Button>
  )
}

/** A claim that waits for a second person: confirmed, rejected, or taken back by whoever made it. */
export const Decision = ({ row }: Props): ReactNode => {
  const t = useDeskText()
  const may = useCan()
  const me = useSession((session) => session.profile?.id)
  const [isRejecting, setIsRejecting] = useState(false)
  const isOwn = row.claimer?.id === me
  const canDecide = may('receipt:confirm') && !isOwn
  return (
    <div className={styles.body}>
      <Alert type="info" showIcon title={t('claim.by', { who: row.claimer?.name ?? '' })} />
      <ClaimsTable id={row.id} only="pending" />
      <div className={styles.foot}>
        {isOwn && <Muted>{t('claim.own')}</Muted>}
        {isOwn && may('receipt:claim') && <Withdraw row={row} />}
        {canDecide && <Button onClick={() => setIsRejecting(true)}>{t('reject.do')}</Button>}
        {canDecide && <Confirm row={row} />}
      </div>
      {isRejecting && <RejectForm row={row} close={() => setIsRejecting(false)} />}
    </div>
  )
}
