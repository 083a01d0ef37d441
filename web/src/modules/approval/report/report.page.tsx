import { Select } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { approval } from '@srm/api/approval'
import { shanghaiTime } from '@srm/api/shared/date'
import { metaOf } from '@srm/api/shared/field-meta'
import { dateRange, department } from '@srm/api/shared/fields'
import { useRead } from '@/lib/api/query.ts'
import { DateRangeInput } from '@/ui/fields/input/date-input.tsx'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { slot } from '@/ui/slots.ts'
import { Await, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { Charts } from './charts.tsx'
import styles from './report.module.css'
import { Ranking } from './table.tsx'
import { useReportText } from '../approval.texts.ts'
import { Total } from './total.tsx'

const days = metaOf(dateRange('统计期间', 'Period'))
const departments = metaOf(department('发起部门', 'Department'))
const month = 29 * 86_400_000

const dayOf = (moment: Date): string => shanghaiTime(moment).slice(0, 10)

/** What is looked at is in the address; without a word, the last thirty days. */
const useAsked = () => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => new Date())
  const asked = {
    from: params.get('from') ?? dayOf(new Date(today.getTime() - month)),
    to: params.get('to') ?? dayOf(today),
    flow: params.get('flow') ?? undefined,
    department: params.get('department') ?? undefined,
  }
  const ask = (next: Partial<typeof asked>): void => {
    const all = Object.entries({ ...asked, ...next }).filter((entry): entry is [string, string] => Boolean(entry[1]))
    setParams(new URLSearchParams(all), { replace: true })
  }
  return { asked, ask }
}

type PendingRequest = ReturnType<typeof useAsked>

const Filters = ({ asked, ask }: PendingRequest): ReactNode => {
  const t = useReportText()
  const flows = useRead(approval.substitution.flows, {})
  const names = [...new Set((flows.data ?? []).map(({ name }) => name))]
  return (
    <Row align="stretch" wrap className={styles.filters}>
      <DateRangeInput
        meta={days}
        label={t('period')}
        value={{ from: asked.from, to: asked.to }}
        onChange={(range) => ask(range ?? { from: undefined, to: undefined })}
      />
      <Select
        allowClear
        aria-label={t('flow')}
        placeholder={t('allFlows')}
        value={asked.flow ?? null}
        options={names.map((value) => ({ value, label: value }))}
        showSearch={{ filterOption: (typed, item) => typeof item?.label === 'string' && matches(typed, item.label) }}
        onChange={(flow: string | null | undefined) => ask({ flow: flow ?? undefined })}
      />
      <Suspense>
        {slot('department', {
          meta: departments,
          label: t('department'),
          value: asked.department,
          onChange: (id) => ask({ department: id }),
        })}
      </Suspense>
    </Row>
  )
}

/** How fast things are decided, where they wait, and which decisions that is made of. */
const ReportPage = (): ReactNode => {
  const t = useReportText()
  const { asked, ask } = useAsked()
  const { flow, department: dept, from, to } = asked
  const query = { from, to, ...(flow && { flow }), ...(dept && { department: dept }) }
  const report = useRead(approval.report.show, { query }, { keepPrevious: true })
  const slice = { flow, department: dept }
  return (
    <Page title={t('title')} note={t('note')}>
      <Filters asked={asked} ask={ask} />
      <Await query={report} rows={8}>
        {(data) =>
          data.total.count === 0 ? (
            <Panel>
              <State title={t('none')} hint={t('noneHint')} />
            </Panel>
          ) : (
            <>
              <Total total={data.total} period={asked} slice={slice} />
              <Charts report={data} />
              <Ranking report={data} period={asked} slice={slice} />
            </>
          )
        }
      </Await>
    </Page>
  )
}

export default ReportPage
