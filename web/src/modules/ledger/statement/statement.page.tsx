import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ledger } from '@srm/api/ledger'
import { shanghaiDay } from '@srm/api/shared/date'
import { useRead } from '@/lib/api/query.ts'
import { Row } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from './statement.module.css'
import { StatementTable } from './statement.table.tsx'
import { useStatementText } from '../ledger.texts.ts'

type Query = { readonly companyId?: string; readonly from: string; readonly to: string }

/** What is asked stands in the address, so that it can be sent to somebody. */
const useQuery = (): [Query, (next: Partial<Query>) => void] => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  const companyId = params.get('company') ?? undefined
  const query = {
    ...(companyId !== undefined && { companyId }),
    from: params.get('from') ?? `${today.slice(0, 7)}-01`,
    to: params.get('to') ?? today,
  }
  const change = (next: Partial<Query>): void => {
    const { companyId: company, from, to } = { ...query, ...next }
    setParams({ ...(company !== undefined && { company }), from, to }, { replace: true })
  }
  return [query, change]
}

const Choices = ({ query, change }: { readonly query: Query; readonly change: (next: Partial<Query>) => void }) => {
  const t = useStatementText()
  const { data: books = [] } = useRead(ledger.months, {})
  const current = query.companyId ?? books[0]?.company.id
  return (
    <Row wrap>
      <Select
        aria-label={t('company')}
        className={styles.company ?? ''}
        {...(current !== undefined && { value: current })}
        options={books.map(({ company }) => ({ value: company.id, label: company.name }))}
        onChange={(companyId: string) => change({ companyId })}
      />
      <DatePicker.RangePicker
        aria-label={t('period')}
        allowClear={false}
        value={[dayjs(query.from), dayjs(query.to)]}
        onChange={(range) => {
          const [from, to] = range ?? []
          if (from && to) change({ from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') })
        }}
      />
    </Row>
  )
}

const StatementPage = (): ReactNode => {
  const t = useStatementText()
  const [query, change] = useQuery()
  const read = useRead(ledger.statement, { query })
  return (
    <Page title={t('title')} actions={<Choices query={query} change={change} />}>
      <Panel>
        <div className={styles.body}>
          <Await query={read}>{(statement) => <StatementTable statement={statement} />}</Await>
        </div>
      </Panel>
    </Page>
  )
}

export default StatementPage
