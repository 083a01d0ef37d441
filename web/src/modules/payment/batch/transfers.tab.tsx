import { Button, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Input } from '@srm/api/endpoint'
import { payment, resultFields, type Transfer } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { formatMoney } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { Can } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { LineName, LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { Await } from '@/ui/states.tsx'
import { requestPaths } from '../payment.paths.ts'
import { useBatchText } from '../payment.texts.ts'

type Body = Input<typeof payment.batch.settle>['body']

const colors = { waiting: 'default', sent: 'blue', paid: 'green', failed: 'red' } as const

const useColumns = (settle: (transfer: string) => void): readonly LinesColumn<Transfer>[] => {
  const t = useBatchText()
  return [
    {
      key: 'request',
      title: t('col.request'),
      render: ({ request, title, payee, bank, account }) => (
        <LineName
          title={
            <Link to={requestPaths.detail(request.id)}>
              {request.name} {title}
            </Link>
          }
          notes={[payee, `${bank} ${account}`]}
        />
      ),
    },
    {
      key: 'amount',
      title: t('col.amount'),
      isNumber: true,
      render: ({ amount }) => (amount === null ? '****' : formatMoney(amount)),
    },
    {
      key: 'state',
      title: t('col.state'),
      render: ({ state }) => <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>,
    },
    {
      key: 'note',
      title: t('col.note'),
      render: ({ id, state, bankSerial, failReason, paidOn }) =>
        state === 'sent' ? (
          <Can code="paymentBatch:result">
            <Button size="small" onClick={() => settle(id)}>
              {t('settle')}
            </Button>
          </Can>
        ) : (
          [paidOn, bankSerial ?? failReason].filter(Boolean).join(' · ') || '—'
        ),
    },
  ]
}

type FormProps = { readonly batchId: string; readonly transfer: string; readonly close: () => void }

const SettleForm = ({ batchId, transfer, close }: FormProps): ReactNode => {
  const t = useBatchText()
  const [today] = useState(() => shanghaiDay(new Date()))
  const { mutateAsync } = useMutate(payment.batch.settle, { silent: true, done: () => toast.success(t('settle.done')) })
  return (
    <SideForm
      title={t('settle')}
      groups={[{ fields: resultFields }]}
      initial={{ day: today }}
      save={(sent) => mutateAsync({ params: { id: batchId }, body: { ...sent, transfer } as Body })}
      close={close}
    />
  )
}

/** What goes to whom, and how each of them ended. */
export const Transfers = ({ batchId }: { readonly batchId: string }): ReactNode => {
  const t = useBatchText()
  const [settling, setSettling] = useState<string>()
  const columns = useColumns(setSettling)
  const query = useRead(payment.batch.transfers, { params: { id: batchId } })
  return (
    <>
      <Await query={query} rows={3}>
        {(transfers) => (
          <LinesTable label={t('transfers')} keyOf={({ id }) => id} lines={transfers} columns={columns} />
        )}
      </Await>
      {settling !== undefined && (
        <SettleForm batchId={batchId} transfer={settling} close={() => setSettling(undefined)} />
      )}
    </>
  )
}
