import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { approval } from '@srm/api/approval'
import { shanghaiDay } from '@srm/api/shared/date'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { daysBetween, stretches, workdaysIn, type Marks } from './days.ts'
import styles from './workday.module.css'
import { useWorkdayText } from '../approval.texts.ts'
import { WorkdayYear } from './year.tsx'

/** The year is in the address, as far as the calendar goes. */
const useYear = () => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  const asked = params.get('year') ?? ''
  const year = Number(/^2[01]\d\d$/.test(asked) ? asked : today.slice(0, 4))
  return { today, year, go: (next: number): void => setParams({ year: String(next) }, { replace: true }) }
}

const useChosen = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const choose = (day: string, stretch: boolean): void => {
    setLast(day)
    if (stretch && last) setChosen(new Set([...chosen, ...daysBetween(last, day)]))
    else setChosen(chosen.has(day) ? new Set([...chosen].filter((one) => one !== day)) : new Set([...chosen, day]))
  }
  const clear = (): void => {
    setChosen(new Set())
    setLast(undefined)
  }
  return { chosen, choose, clear }
}

type BarProps = { readonly chosen: ReadonlySet<string>; readonly leave: () => void }

/** What becomes of the chosen days. */
const Bar = ({ chosen, leave }: BarProps): ReactNode => {
  const t = useWorkdayText()
  const [name, setName] = useState('')
  const { mutate, isPending } = useMutate(approval.calendar.save, {
    done: () => {
      toast.success(t('saved'))
      leave()
    },
  })
  const set = (state: boolean | null): void =>
    mutate({ body: { days: [...chosen].toSorted().map((day) => ({ day, works: state, name: name.trim() })) } })
  const said = stretches([...chosen]).map(({ from, to }) => (from === to ? from : t('stretch', { from, to })))
  return (
    <Row as="section" wrap className={styles.bar} aria-label={t('bar')}>
      <p aria-live="polite">{t('chosen', { count: chosen.size, days: said.join(t('comma')) })}</p>
      <Input
        aria-label={t('name')}
        placeholder={t('namePlaceholder')}
        maxLength={30}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="primary" disabled={isPending} onClick={() => set(false)}>
        {t('setRest')}
      </Button>
      <Button disabled={isPending} onClick={() => set(true)}>
        {t('setWork')}
      </Button>
      <Button disabled={isPending} onClick={() => set(null)}>
        {t('clear')}
      </Button>
      <Button type="text" onClick={leave}>
        {t('leave')}
      </Button>
    </Row>
  )
}

const Legend = (): ReactNode => {
  const t = useWorkdayText()
  return (
    <ul className={styles.legend}>
      <li data-kind="rest">{t('legendRest')}</li>
      <li data-kind="work">{t('legendWork')}</li>
      <li data-kind="weekend">{t('legendWeekend')}</li>
    </ul>
  )
}

/** Which days are worked: what the weekdays say, and what was set otherwise. */
const WorkdayPage = (): ReactNode => {
  const t = useWorkdayText()
  const may = useCan()('approvalFlow:update')
  const { today, year, go } = useYear()
  const { chosen, choose, clear } = useChosen()
  const query = useRead(approval.calendar.list, { query: { year } }, { keepPrevious: true })
  const marks: Marks = useMemo(() => new Map((query.data ?? []).map((one) => [one.day, one])), [query.data])
  const turn = (by: number): void => {
    clear()
    go(year + by)
  }
  const whole = daysBetween(`${String(year)}-01-01`, `${String(year)}-12-31`)
  return (
    <Page title={t('title')} note={t('note')}>
      <Panel>
        <div className={styles.head}>
          <Button icon={<LeftOutlined aria-hidden />} aria-label={t('before')} onClick={() => turn(-1)} />
          <strong aria-live="polite">{t('year', { year })}</strong>
          <Button icon={<RightOutlined aria-hidden />} aria-label={t('after')} onClick={() => turn(1)} />
          <span className={styles.total}>{query.data && t('total', { count: workdaysIn(whole, marks) })}</span>
          <Legend />
          {may && <span className={styles.how}>{t('how')}</span>}
        </div>
        <Await query={query} rows={12}>
          {() => (
            <WorkdayYear year={year} marks={marks} today={today} chosen={chosen} choose={may ? choose : undefined} />
          )}
        </Await>
        {chosen.size > 0 && <Bar chosen={chosen} leave={clear} />}
      </Panel>
    </Page>
  )
}

export default WorkdayPage
