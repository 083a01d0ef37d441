import { Alert, Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { invoicing, type InvoiceInStart } from '@srm/api/invoicing'
import { compareMoney, subtractMoney, addMoney } from '@srm/api/shared/money'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { useEditing } from '@/ui/record-form/editing.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import styles from '../invoicing.module.css'
import { FileReader } from './file.reader.tsx'
import { useReceivedText } from '../invoicing.texts.ts'
import { RoomFigures } from './standing.panel.tsx'

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined
}

const startQuery = (values: Values) => {
  const [order, contract] = [idOf(values['order']), idOf(values['contract'])]
  return order ? { order } : contract ? { contract } : {}
}

/** What is empty is filled in once for an order or a contract that was chosen just now. */
const useFilling = (values: Values, start: InvoiceInStart | undefined): void => {
  const { fill } = useEditing()
  const seen = useRef<InvoiceInStart>(undefined)
  const isOpened = values['id'] !== undefined
  const [hasSeller, hasCompany] = [Boolean(values['sellerName']), Boolean(values['ourCompany'])]
  useEffect(() => {
    if (!start || seen.current === start) return
    seen.current = start
    if (isOpened) return
    const { supplier, ourCompany } = start
    fill({ ...(!hasSeller && { sellerName: supplier.name }), ...(!hasCompany && { ourCompany }) })
  }, [start, isOpened, hasSeller, hasCompany, fill])
}

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)

/** How much of the chosen order or contract may still be invoiced, drawn anew while the amount is typed. */
export const RoomPanel = ({ values }: { readonly values: Values }): ReactNode => {
  const t = useReceivedText()
  const { fill } = useEditing()
  const query = startQuery(values)
  const isAsked = Object.keys(query).length > 0
  const { data } = useRead(invoicing.invoiceIn.start, { query }, { enabled: isAsked })
  const start = isAsked ? data : undefined
  useFilling(values, start)
  const { amount } = values
  const room = start?.room
  const total = room && isNumber(amount) ? addMoney(room.invoiced, amount) : undefined
  const { open, ceiling } = room ?? { open: null, ceiling: null }
  const over = ceiling !== null && total !== undefined ? subtractMoney(total, ceiling) : '0'
  const isOver = compareMoney(over, '0') > 0
  return (
    <Stack gap={12}>
      <FileReader values={values} />
      <Panel title={t('room.title')}>
        <div className={styles.room}>
          <Stack gap={8}>
            {!room && <Muted>{t('room.choose')}</Muted>}
            {room && <RoomFigures room={room} />}
            {isOver && values['id'] === undefined && (
              <Alert type="warning" showIcon title={t('room.over', { amount: formatMoney(over) })} />
            )}
            {open !== null && compareMoney(open, '0') > 0 && (
              <Button size="small" onClick={() => fill({ amount: open, amountExTax: open, tax: '0.00' })}>
                {t('room.all')}
              </Button>
            )}
          </Stack>
        </div>
      </Panel>
    </Stack>
  )
}
