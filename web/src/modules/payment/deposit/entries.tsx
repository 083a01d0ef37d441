import type { ReactNode } from 'react'
import { payment } from '@srm/api/payment'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useDepositText } from '../payment.texts.ts'

/** What came back of a deposit and what was kept, the newest first. */
export const Entries = ({ id }: { readonly id: string }): ReactNode => {
  const t = useDepositText()
  const read = useRead(payment.deposit.entries, { params: { id } })
  return (
    <Await query={read} rows={3}>
      {(entries) =>
        entries.length === 0 ? (
          <State title={t('entries.none')} />
        ) : (
          <Stack gap={8}>
            {entries.map(({ id: entry, way, amount, day, note, by }) => (
              <Row key={entry} wrap>
                <span>{day}</span>
                <span>{t(`way.${way}`)}</span>
                <strong>{amount === null ? '***' : formatMoney(amount)}</strong>
                <Muted size="s">{[note, by?.name].filter(Boolean).join(' · ')}</Muted>
              </Row>
            ))}
          </Stack>
        )
      }
    </Await>
  )
}
