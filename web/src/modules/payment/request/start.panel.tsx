import { Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { payment, type PayableInvoices, type RequestStart } from '@srm/api/payment'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { useEditing } from '@/ui/record-form/editing.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import { isSourced, sourceOf } from './request.model.ts'
import styles from './request.module.css'
import { useRequestText } from '../payment.texts.ts'

/** Fills in what follows from something that was chosen just now; a request that is only opened again stays as it is. */
const useFilling = (values: Values, start: RequestStart | undefined): void => {
  const { fill } = useEditing()
  const seen = useRef<RequestStart>(undefined)
  const isOpened = values['id'] !== undefined
  useEffect(() => {
    if (!start || seen.current === start) return
    seen.current = start
    if (isOpened) return
    const { title, open, supplier, project, company, account } = start
    fill({ title: title.slice(0, 200), amount: open, supplier, project, company, supplierAccount: account })
  }, [start, isOpened, fill])
}

type Lines = readonly { readonly invoice: { readonly id: string; readonly name: string }; readonly amount: string }[]

/** The oldest first, until the amount is reached. */
const linesFor = ({ items }: PayableInvoices, amount: string): Lines => {
  const lines: { invoice: { id: string; name: string }; amount: string }[] = []
  let left = amount
  for (const { id, number, open, isPayable } of items) {
    if (!isPayable || compareMoney(left, '0') <= 0) continue
    const part = compareMoney(open, left) > 0 ? left : open
    lines.push({ invoice: { id, name: number }, amount: part })
    left = subtractMoney(left, part)
  }
  return lines
}

type ReceivedProps = { readonly kind: 'plan' | 'order'; readonly source: string; readonly values: Values }

/** Invoices that came for it and are not paid yet: chosen with one press. */
const ReceivedPart = ({ kind, source, values }: ReceivedProps): ReactNode => {
  const t = useRequestText()
  const { fill } = useEditing()
  const { id, amount } = values
  const except = typeof id === 'string' ? { except: id } : {}
  const { data } = useRead(payment.request.received, { query: { kind, source, ...except } })
  if (!data || data.items.length === 0) return null
  const waiting = data.items.filter(({ isPayable }) => !isPayable).length
  const isNumber = typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount)
  return (
    <>
      <span>{t('start.received', { amount: formatMoney(data.payable) })}</span>
      {waiting > 0 && <Muted size="s">{t('start.waiting', { count: waiting })}</Muted>}
      {isNumber && compareMoney(data.payable, '0') > 0 && (
        <Button size="small" onClick={() => fill({ received: linesFor(data, amount) })}>
          {t('start.take')}
        </Button>
      )}
    </>
  )
}

/** How much of what is to be paid is open, and where the money goes. */
export const StartPanel = ({ values }: { readonly values: Values }): ReactNode => {
  const t = useRequestText()
  const { kind, source } = sourceOf(values)
  const isAsked = isSourced(kind) && source !== undefined
  const query = { kind: isSourced(kind) ? kind : ('plan' as const), source: source ?? '' }
  const { data } = useRead(payment.request.start, { query }, { enabled: isAsked })
  const start = isAsked ? data : undefined
  useFilling(values, start)
  if (!isSourced(kind)) return null
  const payee = start?.account?.name ?? start?.payeeName
  return (
    <Panel title={t('start.title')}>
      <Stack gap={8} className={styles.start}>
        {!start && <Muted>{t('start.choose')}</Muted>}
        {start && <strong>{t('start.open', { amount: formatMoney(start.open) })}</strong>}
        {payee && <span>{t('start.payee', { payee })}</span>}
        {(kind === 'plan' || kind === 'order') && source !== undefined && start && (
          <ReceivedPart kind={kind} source={source} values={values} />
        )}
        {start?.supplier && !start.account && <Muted>{t('start.noAccount')}</Muted>}
      </Stack>
    </Panel>
  )
}
