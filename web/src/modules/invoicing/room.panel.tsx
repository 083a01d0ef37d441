import { Alert, Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { invoicing, type InvoiceStart } from '@srm/api/invoicing'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { useEditing } from '@/ui/record-form/editing.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import styles from './invoicing.module.css'
import { useInvoicingText } from './invoicing.texts.ts'

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined
}

const startQuery = (values: Values) => {
  const [contract, plan, title] = ['contract', 'plan', 'title'].map((name) => idOf(values[name]))
  return { contract: contract ?? '', ...(plan && { plan }), ...(title && { title }) }
}

const useStart = (values: Values) => {
  const query = startQuery(values)
  return useRead(invoicing.invoiceOut.start, { query }, { enabled: query.contract !== '' })
}

/** What is empty is filled in once for a contract, an instalment or a title that was chosen just now. */
const useFilling = (values: Values, start: InvoiceStart | undefined): void => {
  const { fill } = useEditing()
  const seen = useRef<string>(undefined)
  const key = JSON.stringify(startQuery(values))
  useEffect(() => {
    if (!start || seen.current === key) return
    const isFirst = seen.current === undefined
    seen.current = key
    if (isFirst && idOf(values['id']) !== undefined) return
    const items = start.amount === null ? [] : [{ name: start.itemName, amount: start.amount }]
    fill({
      kind: start.kind,
      taxRate: start.taxRate,
      titleName: start.titleName,
      taxNo: start.taxNo,
      ...(start.title && { title: start.title }),
      ...(start.amount !== null && { amount: start.amount, items }),
    })
  }, [start, key, values, fill])
}

type FigureProps = { readonly label: string; readonly amount: string; readonly isStrong?: boolean }

const Figure = ({ label, amount, isStrong = false }: FigureProps): ReactNode => (
  <Row justify="between" align="baseline">
    <Muted size="s">{label}</Muted>
    <span className={isStrong ? styles.strong : styles.figure}>{formatMoney(amount)}</span>
  </Row>
)

type RoomProps = { readonly start: InvoiceStart; readonly amount: unknown }

const Room = ({ start: { room, itemName }, amount }: RoomProps): ReactNode => {
  const t = useInvoicingText()
  const { fill } = useEditing()
  if (!room) return null
  const { free } = room
  const isNumber = typeof amount === 'string' && /^-?\d+(\.\d+)?$/.test(amount)
  const over = free !== null && isNumber && compareMoney(amount, free) > 0 ? subtractMoney(amount, free) : undefined
  return (
    <Stack gap={8}>
      <Figure label={t('room.amount')} amount={room.amount} />
      <Figure label={t('room.invoiced')} amount={room.invoiced} />
      <Figure label={t('room.asked')} amount={room.asked} />
      {free !== null && <Figure label={t('room.free')} amount={free} isStrong />}
      {over !== undefined && <Alert type="error" showIcon title={t('room.over', { amount: formatMoney(over) })} />}
      {free !== null && compareMoney(free, '0') > 0 && (
        <Button size="small" onClick={() => fill({ amount: free, items: [{ name: itemName, amount: free }] })}>
          {t('room.all')}
        </Button>
      )}
    </Stack>
  )
}

/** What of the chosen contract is free, drawn anew while the amount is typed. */
export const RoomPanel = ({ values }: { readonly values: Values }): ReactNode => {
  const t = useInvoicingText()
  const { data } = useStart(values)
  useFilling(values, data)
  return (
    <Panel title={t('room.title')}>
      <div className={styles.room}>
        {data ? <Room start={data} amount={values['amount']} /> : <Muted>{t('room.choose')}</Muted>}
      </div>
    </Panel>
  )
}
