import { Input, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { Receipt, receipt, type ReceiptStage } from '@srm/api/receipt'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Ellipsis, Muted } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import styles from './desk.module.css'
import { useDeskText } from '../receipt.texts.ts'

export type LineTab = 'open' | 'claimed' | 'done'

export const stagesOf: Readonly<Record<LineTab, readonly ReceiptStage[]>> = {
  open: ['unclaimed', 'partial'],
  claimed: ['claimed'],
  done: ['confirmed', 'refunded'],
}

const most = 100

const useLines = (tab: LineTab, keyword: string) => {
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: stagesOf[tab] }])
  const query = { filter, pageSize: most, sort: '-day' as const, ...(keyword !== '' && { keyword }) }
  return useRead(receipt.receipt.list, { query }, { keepPrevious: true })
}
type Line = NonNullable<ReturnType<typeof useLines>['data']>['items'][number]

type ItemProps = { readonly line: Line; readonly isCurrent: boolean; readonly choose: () => void }

const Item = ({ line, isCurrent, choose }: ItemProps): ReactNode => (
  <li>
    <button type="button" className={styles.line} aria-current={isCurrent || undefined} onClick={choose}>
      <Ellipsis>
        <strong>{line.payerName}</strong>
      </Ellipsis>
      <span className={styles.amount}>{line.amount === null ? '****' : formatMoney(line.amount)}</span>
      <Muted size="s">{line.day}</Muted>
      <FieldView meta={metaOf(Receipt.fields.stage)} value={line.stage} compact />
      {line.summary && (
        <Ellipsis className={styles.summary}>
          <Muted size="s">{line.summary}</Muted>
        </Ellipsis>
      )}
    </button>
  </li>
)

type Props = {
  readonly tab: LineTab
  readonly onTab: (tab: LineTab) => void
  readonly current: string
  readonly choose: (id: string) => void
}

/** What came in, the newest first: what waits to be claimed, to be confirmed, and what is done. */
export const LinesPanel = ({ tab, onTab, current, choose }: Props): ReactNode => {
  const t = useDeskText()
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim())
  const query = useLines(tab, keyword)
  return (
    <Panel title={t('lines.title')}>
      <div className={styles.head}>
        <Segmented<LineTab>
          block
          value={tab}
          onChange={onTab}
          options={(['open', 'claimed', 'done'] as const).map((value) => ({ value, label: t(`lines.${value}`) }))}
        />
        <Input.Search
          allowClear
          value={typed}
          placeholder={t('lines.search')}
          aria-label={t('lines.search')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Await query={query} rows={6}>
        {({ items }) =>
          items.length === 0 ? (
            <State title={t(`empty.${tab}.title`)} hint={t(`empty.${tab}.hint`)} />
          ) : (
            <>
              <ul className={styles.lines}>
                {items.map((line) => (
                  <Item key={line.id} line={line} isCurrent={line.id === current} choose={() => choose(line.id)} />
                ))}
              </ul>
              {items.length === most && (
                <div className={styles.head}>
                  <Muted size="s">{t('lines.more')}</Muted>
                </div>
              )}
            </>
          )
        }
      </Await>
    </Panel>
  )
}
