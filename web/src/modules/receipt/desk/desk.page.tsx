import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Receipt, receipt } from '@srm/api/receipt'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Can, useCan } from '@/lib/session/can.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { receiptPaths } from '../receipt.paths.ts'
import { StatementDialog } from '../statement/statement.dialog.tsx'
import { ClaimsTable } from '../story.tab.tsx'
import { Decision } from './decision.tsx'
import styles from './desk.module.css'
import { useDeskText } from '../receipt.texts.ts'
import { LinesPanel, stagesOf, type LineTab } from './lines.panel.tsx'
import { Suggestions } from './suggestions.tsx'

const filterOf = (tab: LineTab): string => JSON.stringify([{ field: 'stage', op: 'in', value: stagesOf[tab] }])
const listOf = (tab: LineTab): string => `${receiptPaths.list}?filter=${encodeURIComponent(filterOf(tab))}`

/** What belongs to no contract is never out of sight. */
const Sums = (): ReactNode => {
  const t = useDeskText()
  const open = useRead(receipt.receipt.summary, { query: { filter: filterOf('open') } }).data
  const claimed = useRead(receipt.receipt.summary, { query: { filter: filterOf('claimed') } }).data
  const unallocated = open?.sums?.['unallocated'] ?? '0.00'
  return (
    <AmountRow>
      <Amount label={t('sum.unallocated')} amount={unallocated} tone="danger" to={listOf('open')} />
      <Amount
        label={t('sum.claimed')}
        amount={claimed?.sums?.['claimedAmount'] ?? '0.00'}
        tone="warning"
        to={listOf('claimed')}
      />
    </AmountRow>
  )
}

const Head = ({ row }: { readonly row: Receipt }): ReactNode => {
  const t = useDeskText()
  return (
    <header className={styles.receipt}>
      <Stack gap={4}>
        <Row wrap gap={8}>
          <strong>{row.payerName}</strong>
          <FieldView meta={metaOf(Receipt.fields.stage)} value={row.stage} compact />
        </Row>
        <Muted size="s">
          {row.day} · {row.fundAccount.name} · {row.code}
        </Muted>
        {row.summary && <Muted size="s">{row.summary}</Muted>}
        <Link to={receiptPaths.detail(row.id)} className={styles.more}>
          {t('detail')}
        </Link>
      </Stack>
      <div>
        <div className={styles.total}>{row.amount === null ? '****' : formatMoney(row.amount)}</div>
        {row.unallocated !== null && <Muted size="s">{t('left', { amount: formatMoney(row.unallocated) })}</Muted>}
      </div>
    </header>
  )
}

/** The chosen line: what it may be for, or the claim that waits for a second person. */
const Work = ({ id }: { readonly id: string }): ReactNode => {
  const may = useCan()
  const query = useRead(receipt.receipt.show, { params: { id } })
  return (
    <Await query={query} rows={6}>
      {(row) => (
        <Panel>
          <Head row={row} />
          {row.stage === 'claimed' && <Decision row={row} />}
          {(row.stage === 'unclaimed' || row.stage === 'partial') && (
            <Suggestions key={`${id} ${String(row.version)}`} row={row} canClaim={may('receipt:claim')} />
          )}
          {(row.stage === 'confirmed' || row.stage === 'refunded') && (
            <div className={styles.body}>
              <ClaimsTable id={id} />
            </div>
          )}
        </Panel>
      )}
    </Await>
  )
}

const Actions = ({ open }: { readonly open: () => void }): ReactNode => {
  const t = useDeskText()
  return (
    <>
      <Can code="receipt:create">
        <Link to={receiptPaths.create}>
          <Button icon={<PlusOutlined aria-hidden />}>{t('create')}</Button>
        </Link>
      </Can>
      <Can code="receipt:importStatement">
        <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={open}>
          {t('import')}
        </Button>
      </Can>
    </>
  )
}

const Desk = (): ReactNode => {
  const t = useDeskText()
  const may = useCan()
  const [params, setParams] = useSearchParams()
  const id = params.get('id') ?? ''
  const [tab, setTab] = useState<LineTab>(may('receipt:confirm') ? 'claimed' : 'open')
  const [isImporting, setIsImporting] = useState(false)
  const choose = (next: string): void => setParams(next === '' ? {} : { id: next }, { replace: true })
  return (
    <Page title={t('title')} actions={<Actions open={() => setIsImporting(true)} />}>
      <Stack gap={16}>
        <Sums />
        <div className={styles.desk} data-open={id !== ''}>
          <div className={styles.side}>
            <LinesPanel tab={tab} onTab={setTab} current={id} choose={choose} />
          </div>
          <div className={styles.work}>
            {id === '' ? (
              <Panel>
                <State title={t('choose')} />
              </Panel>
            ) : (
              <>
                <div className={styles.back}>
                  <Button onClick={() => choose('')}>{t('back')}</Button>
                </div>
                <Work id={id} />
              </>
            )}
          </div>
        </div>
      </Stack>
      {isImporting && (
        <StatementDialog
          close={() => setIsImporting(false)}
          done={() => {
            setIsImporting(false)
            setTab('open')
          }}
        />
      )}
    </Page>
  )
}

export default Desk
