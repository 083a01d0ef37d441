import { Alert, Button, DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ledger, voucherLayouts, type VoucherLayout, type Vouchers } from '@srm/api/ledger'
import { shanghaiDay } from '@srm/api/shared/date'
import { download } from '@/lib/api/download.ts'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Row, Stack } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from '../statement/statement.module.css'
import { VoucherTable } from './voucher.table.tsx'
import { useVoucherText } from '../ledger.texts.ts'

const CodesDialog = lazy(async () => ({ default: (await import('./codes.dialog.tsx')).CodesDialog }))

type Query = { readonly companyId?: string; readonly from: string; readonly to: string }
type Change = (next: Partial<Query>) => void

/** What is asked stands in the address, so that it can be sent to somebody. */
const useQuery = (): [Query, Change] => {
  const [params, setParams] = useSearchParams()
  const [month] = useState(() => `${shanghaiDay(new Date()).slice(0, 7)}-01`)
  const companyId = params.get('company') ?? undefined
  const query = {
    ...(companyId !== undefined && { companyId }),
    from: params.get('from') ?? month,
    to: params.get('to') ?? month,
  }
  const change: Change = (next) => {
    const { companyId: company, from, to } = { ...query, ...next }
    setParams({ ...(company !== undefined && { company }), from, to }, { replace: true })
  }
  return [query, change]
}

const Choices = ({ query, change }: { readonly query: Query; readonly change: Change }): ReactNode => {
  const t = useVoucherText()
  const { data: books = [] } = useRead(ledger.months, {})
  const current = query.companyId ?? books[0]?.company.id
  return (
    <>
      <Select
        aria-label={t('company')}
        className={styles.company ?? ''}
        {...(current !== undefined && { value: current })}
        options={books.map(({ company }) => ({ value: company.id, label: company.name }))}
        onChange={(companyId: string) => change({ companyId })}
      />
      <DatePicker.RangePicker
        aria-label={t('period')}
        picker="month"
        allowClear={false}
        value={[dayjs(query.from), dayjs(query.to)]}
        onChange={(range) => {
          const [from, to] = range ?? []
          if (from && to) change({ from: from.format('YYYY-MM-01'), to: to.format('YYYY-MM-01') })
        }}
      />
    </>
  )
}

const Export = ({ query }: { readonly query: Query }): ReactNode => {
  const t = useVoucherText()
  const [layout, setLayout] = useState<VoucherLayout>('yonyou')
  const name = `${t('file')}-${t(`layout.${layout}`)}-${query.from.slice(0, 7)}-${query.to.slice(0, 7)}.xlsx`
  const asked = new URLSearchParams({ ...query, layout }).toString()
  return (
    <>
      <Select
        aria-label={t('layout')}
        value={layout}
        options={voucherLayouts.map((value) => ({ value, label: t(`layout.${value}`) }))}
        onChange={setLayout}
      />
      <Button type="primary" onClick={() => void download(`${ledger.voucher.export.path}?${asked}`, name)}>
        {t('export')}
      </Button>
    </>
  )
}

const Notes = ({ data }: { readonly data: Vouchers }): ReactNode => {
  const t = useVoucherText()
  const { count, isClosed, openings } = data
  return (
    <>
      {count > 0 && !isClosed && <Alert type="warning" showIcon title={t('open')} />}
      {openings > 0 && <Alert type="info" showIcon title={t('openings', { count: openings })} />}
    </>
  )
}

const VoucherPage = (): ReactNode => {
  const t = useVoucherText()
  const may = useCan()
  const [query, change] = useQuery()
  const [isMapping, setIsMapping] = useState(false)
  const read = useRead(ledger.voucher.show, { query })
  return (
    <Page
      title={t('title')}
      actions={
        <Row wrap>
          <Choices query={query} change={change} />
          <Button onClick={() => setIsMapping(true)}>{t('codes')}</Button>
          {may('voucher:export') && <Export query={query} />}
        </Row>
      }
    >
      <Await query={read}>
        {(data) => (
          <Stack gap={16}>
            <Notes data={data} />
            <Panel>
              <div className={styles.body}>
                <VoucherTable data={data} />
              </div>
            </Panel>
          </Stack>
        )}
      </Await>
      {isMapping && (
        <Suspense>
          <CodesDialog close={() => setIsMapping(false)} />
        </Suspense>
      )}
    </Page>
  )
}

export default VoucherPage
