import { Button, InputNumber, Segmented, Slider } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { award, type Award, type PriceParity } from '@srm/api/award'
import { fromFen } from '@srm/api/award/fen'
import { isChangeable } from '@srm/api/award/words'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { useNarrow } from '@/ui/narrow.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { purchaseDetail } from '../award.paths.ts'
import { AwardDialog } from './award.dialog.tsx'
import { SupplierCards } from './cards.tsx'
import { Matrix } from './matrix.tsx'
import styles from './matrix.module.css'
import { Hints } from './parity.hints.tsx'
import { ParityActions } from './parity.actions.tsx'
import type { Reference } from './parity.model.ts'
import { useParityText } from '../award.texts.ts'
import { QuoteDrawer } from './quote.drawer.tsx'
import { RoundsPanel } from './rounds.panel.tsx'
import { ScoresPanel } from './scores.panel.tsx'
import { useParity, type Attendees, type Parity } from './use-parity.ts'
import { WhatIfPanel } from './what-if.panel.tsx'

const references: readonly Reference[] = ['lowest', 'budget', 'last', 'median', 'mean']

const Toolbar = ({ parity, attendees, setAttendees }: Attendees & { readonly parity: Parity }): ReactNode => {
  const t = useParityText()
  const { prepared, reference, setReference } = parity
  const base = prepared.base
  return (
    <Row gap={16} wrap>
      {base !== null && (
        <Row gap={8}>
          <Muted size="s">{t('attendees')}</Muted>
          <Slider
            className={styles.slider ?? ''}
            min={1}
            max={base * 2}
            value={attendees ?? base}
            onChange={setAttendees}
            ariaLabelForHandle={t('attendees')}
          />
          <InputNumber
            size="small"
            min={1}
            max={1_000_000}
            aria-label={t('attendees')}
            value={attendees}
            onChange={(next) => setAttendees(next ?? base)}
          />
        </Row>
      )}
      <Segmented
        size="small"
        aria-label={t('reference')}
        value={reference}
        options={references.map((value) => ({ value, label: t(`reference.${value}`) }))}
        onChange={setReference}
      />
    </Row>
  )
}

const PickBar = ({ parity, begin }: { readonly parity: Parity; readonly begin: () => void }): ReactNode => {
  const t = useParityText()
  const { picks, picked, data, setPicks } = parity
  const lines = picks.filter((mine) => mine.length > 0).length
  const amount = formatMoney(fromFen(picked.reduce((sum, one) => sum + one.amount, 0)))
  return (
    <Row justify="between" wrap className={styles.bar}>
      <span aria-live="polite">{t('picked', { lines, all: data.lines.length, suppliers: picked.length, amount })}</span>
      <Row>
        <Button disabled={lines === 0} onClick={() => setPicks(data.lines.map(() => []))}>
          {t('clear')}
        </Button>
        <Button type="primary" disabled={lines === 0} onClick={begin}>
          {t('award')}
        </Button>
      </Row>
    </Row>
  )
}

type ComparedProps = { readonly data: PriceParity; readonly draft?: Award }

const Compared = ({ data, draft }: ComparedProps): ReactNode => {
  const t = useParityText()
  const { parity, ...people } = useParity(data, draft?.lines)
  const isNarrow = useNarrow()
  const [opened, setOpened] = useState<string>()
  const [isAwarding, setIsAwarding] = useState(false)
  const canPick = data.actions.includes('award')
  const isHidden = data.isMasked || data.isPriceClosed
  if (data.quotes.length === 0) return <State title={t('noQuotes')} hint={t('noQuotesHint')} />
  return (
    <div className={styles.page}>
      {isHidden && <Muted>{data.technical ? t('closed', data.technical) : t('masked')}</Muted>}
      <Panel title={t('matrix')} extra={!isHidden && <Toolbar parity={parity} {...people} />}>
        {isNarrow ? (
          <SupplierCards parity={parity} open={setOpened} />
        ) : (
          <Matrix parity={parity} open={setOpened} canPick={canPick} />
        )}
        {canPick && <PickBar parity={parity} begin={() => setIsAwarding(true)} />}
      </Panel>
      {!isHidden && <RoundsPanel data={data} />}
      {!isHidden && <Hints comparison={parity.comparison} data={data} />}
      {!isHidden && <WhatIfPanel parity={parity} canPick={canPick} />}
      {data.criteria.length > 0 && <ScoresPanel parity={parity} />}
      {opened !== undefined && (
        <QuoteDrawer quoteId={opened} parity={parity} close={() => setOpened(undefined)} canPick={canPick} />
      )}
      {isAwarding && <AwardDialog parity={parity} draft={draft} close={() => setIsAwarding(false)} />}
    </div>
  )
}

/** Goes on from the award that is being written, where there is one. */
const Comparing = ({ data }: { readonly data: PriceParity }): ReactNode => {
  const isDraft = data.award !== null && isChangeable(data.award) && data.actions.includes('award')
  const read = useRead(award.award.show, { params: { id: data.award?.id ?? '' } }, { enabled: isDraft })
  if (!isDraft) return <Compared data={data} />
  return <Await query={read}>{(draft) => <Compared data={data} draft={draft} />}</Await>
}

/** The quotes of a purchase on equal terms, and from there who gets what. */
const ParityPage = (): ReactNode => {
  const t = useParityText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const read = useRead(award.priceParity.show, { params: { id } })
  const { data } = read
  const note = data && {
    code: data.purchase.code,
    quotes: data.quotes.length,
    invited: data.purchase.invited,
  }
  return (
    <Page
      dense
      title={data ? `${t('title')} · ${data.purchase.title}` : t('title')}
      back={purchaseDetail(id)}
      note={note && t('note', note)}
      actions={data && <ParityActions data={data} />}
    >
      <Await query={read}>{(found) => <Comparing data={found} />}</Await>
    </Page>
  )
}

export default ParityPage
