import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { finance, settlementKinds } from '@srm/api/finance'
import { useRead } from '@/lib/api/query.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { CasesList } from './cases.list.tsx'
import { useCasesText } from '../finance.texts.ts'
import { KindCards } from './cases.view.tsx'

const SettlementPage = (): ReactNode => {
  const t = useCasesText()
  const [params, setParams] = useSearchParams()
  const [page, setPage] = useState(1)
  const kind = settlementKinds.find((one) => one === params.get('kind')) ?? settlementKinds[0]
  const summary = useRead(finance.settlement.summary, {})
  const list = useRead(finance.settlement.items, { query: { kind, page } })
  const choose = (next: string): void => {
    setPage(1)
    setParams({ kind: next }, { replace: true })
  }
  return (
    <Page title={t('settlement.title')} note={t('settlement.hint')}>
      <Stack gap={16}>
        <Await query={summary} rows={2}>
          {(sums) => <KindCards summary={sums} kinds={settlementKinds} kind={kind} choose={choose} />}
        </Await>
        <Panel title={t(`case.${kind}`)} extra={<Muted size="s">{t(`act.${kind}`)}</Muted>}>
          <Await query={list}>{(found) => <CasesList kind={kind} found={found} page={page} setPage={setPage} />}</Await>
        </Panel>
      </Stack>
    </Page>
  )
}

export default SettlementPage
