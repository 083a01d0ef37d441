import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { payment, type PaymentDue } from '@srm/api/payment'
import { addMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Can } from '@/lib/session/can.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { Status } from '@/ui/status.tsx'
import { batchOf, dueAddress, requestFor } from '../payment.paths.ts'
import { useDueText } from '../payment.texts.ts'

const DueRow = ({ row }: { readonly row: PaymentDue }): ReactNode => {
  const t = useDueText()
  const { title, payee, amount, day, isLate, blocked } = row
  const { kind } = row
  return (
    <WorkRow
      to={dueAddress(row)}
      title={title}
      note={[payee, day].filter(Boolean).join(' · ')}
      side={
        <Row wrap gap={4} justify="end">
          {isLate && <Status color="orange">{t('late')}</Status>}
          {amount !== null && <strong>{formatMoney(amount)}</strong>}
        </Row>
      }
    >
      {blocked.length > 0 && (
        <Row wrap gap={12}>
          <span>{t('blocked')}</span>
          {blocked.map(({ key, title: reason, path }) => (
            <Link key={key} to={path} aria-label={t('remove', { reason })}>
              {reason}
            </Link>
          ))}
        </Row>
      )}
      {kind !== 'request' && (
        <Can code="paymentRequest:create">
          <Link to={requestFor(kind, row.id)}>{t('ask')}</Link>
        </Can>
      )}
    </WorkRow>
  )
}

const isReady = ({ kind, stage, blocked }: PaymentDue): boolean =>
  kind === 'request' && stage === 'toPay' && blocked.length === 0

type GroupProps = { readonly kind: PaymentDue['kind']; readonly rows: readonly PaymentDue[] }

const Group = ({ kind, rows }: GroupProps): ReactNode => {
  const t = useDueText()
  if (rows.length === 0) return null
  const ready = rows.filter(isReady).map(({ id }) => id)
  const amount = formatMoney(addMoney('0', ...rows.map((row) => row.amount ?? '0')))
  return (
    <Panel
      title={t(kind)}
      extra={
        <Row gap={12} wrap>
          {rows.every((row) => row.amount !== null) && <Muted>{t('sum', { count: rows.length, amount })}</Muted>}
          {ready.length > 0 && (
            <Can code="paymentBatch:create">
              <Link to={batchOf(ready)}>
                <Button type="primary" size="small">
                  {t('batch')}
                </Button>
              </Link>
            </Can>
          )}
        </Row>
      }
    >
      <WorkList>
        {rows.map((row) => (
          <DueRow key={row.id} row={row} />
        ))}
      </WorkList>
    </Panel>
  )
}

const kinds = ['request', 'plan', 'reimburse', 'loan'] as const

/** Who is to be paid this week, with what stands in the way and where it is put right. */
export const DueList = (): ReactNode => {
  const t = useDueText()
  const read = useRead(payment.request.due, {})
  return (
    <Await query={read}>
      {(rows) =>
        rows.length === 0 ? (
          <State title={t('empty.title')} hint={t('empty.hint')} />
        ) : (
          <Stack gap={0}>
            {kinds.map((kind) => (
              <Group key={kind} kind={kind} rows={rows.filter((row) => row.kind === kind)} />
            ))}
          </Stack>
        )
      }
    </Await>
  )
}
