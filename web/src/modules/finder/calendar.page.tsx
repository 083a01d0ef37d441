import { LeftOutlined, RightOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { finder } from '@srm/api/finder'
import { shanghaiDay } from '@srm/api/shared/date'
import { useRead } from '@/lib/query.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { monthAfter } from './calendar.days.ts'
import { CalendarDrawer } from './calendar.drawer.tsx'
import { CalendarGrid, type Span } from './calendar.grid.tsx'
import styles from './calendar.module.css'
import { availabilityPaths } from './finder.paths.ts'
import { useText } from './finder.texts.ts'

const states = ['open', 'held', 'occupied', 'confirmed'] as const

/** Which place and which month are in the address. */
const useShown = () => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  const [typed, setTyped] = useState('')
  const places = useRead(finder.availability.places, { query: { ...(typed && { keyword: typed }) } }, { keep: true })
  const kind = (['place', 'hotel'] as const).find((one) => params.get(one))
  const [first] = places.data ?? []
  const chosen = kind ? { kind, id: params.get(kind) ?? '' } : first
  const target: Readonly<Record<string, string>> | undefined = chosen && { [chosen.kind]: chosen.id }
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(params.get('month') ?? '')
    ? (params.get('month') ?? '')
    : today.slice(0, 7)
  const show = (next: Record<string, string>): void =>
    setParams(new URLSearchParams({ ...target, month, ...next }), { replace: true })
  const choose = (value: string): void => {
    const [of = 'place', id = ''] = value.split('/')
    setParams(new URLSearchParams({ [of]: id, month }), { replace: true })
  }
  return { today, places, setTyped, target, value: chosen && `${chosen.kind}/${chosen.id}`, month, show, choose }
}

type View = ReturnType<typeof useShown>

const Bar = ({ shown, name }: { readonly shown: View; readonly name: string | undefined }): ReactNode => {
  const t = useText()
  const { places, value, month, show, choose, setTyped } = shown
  const options = (places.data ?? []).map((one) => ({
    value: `${one.kind}/${one.id}`,
    label: one.name,
    kind: one.kind,
  }))
  const known =
    value && !options.some((one) => one.value === value) ? [{ value, label: name ?? '…', kind: 'place' as const }] : []
  return (
    <div className={styles.bar}>
      <Select
        aria-label={t('calendar.place')}
        className={styles.place ?? ''}
        value={value ?? null}
        options={[...known, ...options]}
        optionRender={({ label, data }) => (
          <span className={styles.option}>
            {label}
            <small>{data.kind === 'hotel' ? t('calendar.hotel') : t('calendar.halls')}</small>
          </span>
        )}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        onChange={choose}
      />
      <div className={styles.months}>
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
      </div>
      <ul className={styles.legend}>
        {states.map((state) => (
          <li key={state}>
            <i data-state={state} aria-hidden />
            {t(`availability.${state}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const View = ({ shown }: { readonly shown: View }): ReactNode => {
  const t = useText()
  const [span, setSpan] = useState<Span>()
  const { target, month, today } = shown
  const query = { month, ...target }
  const data = useRead(finder.availability.month, { query }, { enabled: target !== undefined, keep: true })
  return (
    <>
      <Bar shown={shown} name={data.data?.name} />
      <Await query={data} rows={6}>
        {(found) => (
          <Panel>
            {found.lanes.length === 0 ? (
              <State title={t('calendar.noHalls')} hint={t('calendar.noHallsHint')} />
            ) : (
              <CalendarGrid data={found} month={month} today={today} choose={setSpan} />
            )}
            {span && <CalendarDrawer span={span} marks={found.marks} close={() => setSpan(undefined)} />}
          </Panel>
        )}
      </Await>
    </>
  )
}

const CalendarPage = (): ReactNode => {
  const t = useText()
  const shown = useShown()
  const actions = (
    <Link to={availabilityPaths.list}>
      <Button icon={<UnorderedListOutlined aria-hidden />}>{t('availability.title')}</Button>
    </Link>
  )
  return (
    <Page title={t('calendar.title')} note={t('calendar.note')} actions={actions}>
      {shown.places.data?.length === 0 && !shown.target ? (
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
