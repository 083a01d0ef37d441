import { Checkbox, Form } from 'antd'
import type { ReactNode } from 'react'
import { payment } from '@srm/api/payment'
import { addMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps } from '@/ui/slots.ts'
import { Await, State } from '@/ui/states.tsx'
import styles from './batch.module.css'
import { useBatchText } from '../payment.texts.ts'

const filterOf = (chosen: readonly string[]): string =>
  JSON.stringify([
    chosen.length > 0
      ? { field: 'stage', op: 'in', value: ['toPay', 'batched'] }
      : { field: 'stage', op: 'in', value: ['toPay'] },
  ])

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** What waits to be paid, each with its amount; chosen by a tick, with the sum of what is chosen. */
const RequestsInput = ({ value, onChange }: InputProps<unknown, string[]>): ReactNode => {
  const t = useBatchText()
  const form = Form.useFormInstance()
  const isOpened = form.getFieldValue('id') !== undefined
  const chosen = idsIn(value)
  const query = { filter: filterOf(isOpened ? chosen : []), sort: 'needDate' as const, pageSize: 100 }
  const read = useRead(payment.request.list, { query })
  const toggle = (id: string): void =>
    onChange?.(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Await query={read} rows={3}>
      {({ items }) => {
        const shown = items.filter(({ id, stage }) => stage === 'toPay' || chosen.includes(id))
        if (shown.length === 0) return <State title={t('choose.none')} />
        const sums = shown.flatMap(({ id, payAmount }) => (chosen.includes(id) ? [payAmount ?? '0'] : []))
        return (
          <Stack gap={4}>
            <ul className={styles.requests}>
              {shown.map(({ id, code, title, payeeName, payAmount, needDate }) => (
                <li key={id}>
                  <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)}>
                    <span>{title}</span>
                    <Muted size="s"> {[code, payeeName, needDate].filter(Boolean).join(' · ')}</Muted>
                  </Checkbox>
                  {payAmount !== null && <strong>{formatMoney(payAmount)}</strong>}
                </li>
              ))}
            </ul>
            <Row justify="end">
              <Muted>{t('choose.sum', { count: sums.length, amount: formatMoney(addMoney('0', ...sums)) })}</Muted>
            </Row>
          </Stack>
        )
      }}
    </Await>
  )
}

export const requestsControl = controlOf(RequestsInput)
