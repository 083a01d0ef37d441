import { LeftOutlined, RightOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { finder } from '@srm/api/finder'
import { shanghaiDay } from '@srm/api/shared/date'
import { metaOf } from '@srm/api/shared/field-meta'
import { region } from '@srm/api/shared/fields'
import { useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { WithHolidays } from '@/modules/approval/index.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, Skeleton, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { monthAfter, slots } from './days.ts'
import { CalendarDrawer } from './drawer.tsx'
import { CalendarGrid, type Span } from './grid.tsx'
import styles from './calendar.module.css'
import { availabilityPaths } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'

const states = ['open', 'held', 'occupied', 'confirmed'] as const

const everywhere = 'all'
const cityMeta = metaOf(region('城市', 'City'))

/** Which place or city and which month are in the address; without a place all of them are shown. */
const useShown = () => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  const [typed, setTyped] = useState('')
  const places = useRead(
    finder.availability.places,
    { query: { ...(typed && { keyword: typed }) } },
    { keepPrevious: true },
  )
  const kind = (['place', 'hotel'] as const).find((one) => params.get(one))
  const city = params.get('region') ?? undefined
  const target: Readonly<Record<string, string>> = kind
    ? { [kind]: params.get(kind) ?? '' }
    : { ...(city && { region: city }) }
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(params.get('month') ?? '')
    ? (params.get('month') ?? '')
    : today.slice(0, 7)
  const show = (next: Record<string, string>): void =>
    setParams(new URLSearchParams({ ...target, month, ...next }), { replace: true })
  const choose = (value: string): void => {
    const [of = everywhere, id = ''] = value.split('/')
    setParams(new URLSearchParams({ ...(of !== everywhere && { [of]: id }), month }), { replace: true })
  }
  const setRegion = (code: string | undefined): void =>
    setParams(new URLSearchParams({ ...(code && { region: code }), month }), { replace: true })
  const value = kind ? `${kind}/${params.get(kind) ?? ''}` : everywhere
  return { today, places, setTyped, target, value, region: city, setRegion, month, show, choose }
}

type View = ReturnType<typeof useShown>

/** What the colours mean, and what the three bands of a cell are. */
const Legend = (): ReactNode => {
  const t = useFinderText()
  return (
    <ul className={styles.legend}>
      {states.map((state) => (
        <li key={state}>
          <i data-state={state} aria-hidden />
          {t(`availability.${state}`)}
        </li>
      ))}
      <li>
        <i data-state="none" aria-hidden />
        {t('calendar.nothing')}
      </li>
      <li className={styles.bands}>
        <span aria-hidden>
          {slots.map((slot) => (
            <i key={slot} />
          ))}
        </span>
        {t('calendar.bands')}
      </li>
    </ul>
  )
}

const Bar = ({ shown, name }: { readonly shown: View; readonly name: string | undefined }): ReactNode => {
  const t = useFinderText()
  const say = useLabel()
  const { places, value, month, show, choose, setTyped, setRegion } = shown
  const options = (places.data ?? []).map((one) => ({
    value: `${one.kind}/${one.id}`,
    label: one.name,
    kind: one.kind,
  }))
  const all = { value: everywhere, label: t('calendar.all'), kind: 'all' as const }
  const known =
    value !== everywhere && !options.some((one) => one.value === value)
      ? [{ value, label: name ?? '…', kind: 'place' as const }]
      : []
  return (
    <div className={styles.bar}>
      <Select
        aria-label={t('calendar.place')}
        className={styles.place ?? ''}
        value={value}
        options={[all, ...known, ...options]}
        optionRender={({ label, data }) => (
          <Row as="span" align="stretch" justify="between" className={styles.option}>
            {label}
            {data.kind !== 'all' && <small>{data.kind === 'hotel' ? t('calendar.hotel') : t('calendar.halls')}</small>}
          </Row>
        )}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        onChange={choose}
      />
      {value === everywhere && (
        <div className={styles.city}>
          <FieldInput
            meta={cityMeta}
            label={say(cityMeta.label)}
            value={shown.region}
            onChange={(code) => setRegion(typeof code === 'string' ? code : undefined)}
          />
        </div>
      )}
      <Row className={styles.months}>
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={t('calendar.before')}
          onClick={() => show({ month: monthAfter(month, -1) })}
        />
        <strong aria-live="polite">{month}</strong>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={t('calendar.after')}
          onClick={() => show({ month: monthAfter(month, 1) })}
        />
      </Row>
      <Legend />
    </div>
  )
}

const View = ({ shown }: { readonly shown: View }): ReactNode => {
  const t = useFinderText()
  const [span, setSpan] = useState<Span>()
  const { target, month, today } = shown
  const query = { month, ...target }
  const data = useRead(finder.availability.month, { query }, { keepPrevious: true })
  return (
    <>
      <Bar shown={shown} name={data.data?.name} />
      <Await query={data} rows={6}>
        {(found) => (
          <Panel>
            {found.lanes.length === 0 ? (
              <State title={t('calendar.noHalls')} hint={t('calendar.noHallsHint')} />
            ) : (
              <Suspense fallback={<Skeleton rows={6} />}>
                <WithHolidays year={Number(month.slice(0, 4))}>
                  {(holidays) => (
                    <CalendarGrid data={found} month={month} today={today} holidays={holidays} choose={setSpan} />
                  )}
                </WithHolidays>
              </Suspense>
            )}
            {found.hasMore && <p className={styles.cut}>{t('calendar.cut', { count: found.lanes.length })}</p>}
            {span && <CalendarDrawer span={span} marks={found.marks} close={() => setSpan(undefined)} />}
          </Panel>
        )}
      </Await>
    </>
  )
}

const CalendarPage = (): ReactNode => {
  const t = useFinderText()
  const shown = useShown()
  const actions = (
    <Link to={availabilityPaths.list}>
      <Button icon={<UnorderedListOutlined aria-hidden />}>{t('availability.title')}</Button>
    </Link>
  )
  return (
    <Page title={t('calendar.title')} note={t('calendar.note')} actions={actions}>
      {shown.places.data?.length === 0 && shown.value === everywhere ? (
        <Panel>
          <State title={t('calendar.none')} hint={t('calendar.noneHint')} />
        </Panel>
      ) : (
        <View shown={shown} />
      )}
    </Page>
  )
}

export default CalendarPage
