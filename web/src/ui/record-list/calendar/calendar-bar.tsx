import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Muted } from '@/ui/layout.tsx'
import styles from './calendar.module.css'
import { useCalendarText } from '../record-list.texts.ts'

type Props<S extends string> = {
  readonly title: string
  readonly spans: readonly S[]
  readonly span: S
  readonly nameOf: (span: S) => string
  readonly go: (by: 1 | -1) => void
  readonly toToday: () => void
  /** Missing on a phone, which shows a month as a list. */
  readonly setSpan: ((span: S) => void) | undefined
  readonly note: ReactNode
}

/** What time is in sight, and ways to another. */
export const CalendarBar = <S extends string>(props: Props<S>): ReactNode => {
  const { title, spans, span, nameOf, go, toToday, setSpan, note } = props
  const t = useCalendarText()
  return (
    <header className={styles.bar}>
      <Button icon={<LeftOutlined aria-hidden />} aria-label={t('previous')} onClick={() => go(-1)} />
      <Button icon={<RightOutlined aria-hidden />} aria-label={t('next')} onClick={() => go(1)} />
      <Button onClick={toToday}>{t('today')}</Button>
      <h2 aria-live="polite">{title}</h2>
      <Muted size="s" className={styles.note}>
        {note}
      </Muted>
      {setSpan && (
        <fieldset className={styles.spans} aria-label={t('span')}>
          {spans.map((one) => (
            <button key={one} type="button" aria-pressed={one === span} onClick={() => setSpan(one)}>
              {nameOf(one)}
            </button>
          ))}
        </fieldset>
      )}
    </header>
  )
}
