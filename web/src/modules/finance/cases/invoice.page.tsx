import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { finance, invoiceKinds } from '@srm/api/finance'
import { useRead } from '@/lib/api/query.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { CasesList } from './cases.list.tsx'
import { useCasesText } from '../finance.texts.ts'
import { KindCards } from './cases.view.tsx'

const InvoicePage = (): ReactNode => {
  const t = useCasesText()
  const [params, setParams] = useSearchParams()
  const [page, setPage] = useState(1)
  const kind = invoiceKinds.find((one) => one === params.get('kind')) ?? invoiceKinds[0]
  const summary = useRead(finance.invoiceMonitor.summary, {})
  const list = useRead(finance.invoiceMonitor.items, { query: { kind, page } })
  const choose = (next: string): void => {
    setPage(1)
    setParams({ kind: next }, { replace: true })
  }
  return (
    <Page title={t('invoice.title')} note={t('invoice.hint')}>
      <Stack gap={16}>
        <Await query={summary} rows={2}>
          {(sums) => <KindCards summary={sums} kinds={invoiceKinds} kind={kind} choose={choose} />}
        </Await>
        <Panel title={t(`case.${kind}`)} extra={<Muted size="s">{t(`act.${kind}`)}</Muted>}>
          <Await query={list}>{(found) => <CasesList kind={kind} found={found} page={page} setPage={setPage} />}</Await>
        </Panel>
      </Stack>
    </Page>
  )
}

export default InvoicePage
