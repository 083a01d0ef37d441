import { Button } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import { shanghaiTime } from '@srm/api/shared/date'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useProfile } from '@/lib/session.ts'
import { FieldView } from '../fields/field-view.tsx'
import { fieldOf, type RecordShape, type Row } from '../record-shape.ts'
import { useText } from './detail.texts.ts'
import { Facts, type DetailSection } from './facts.tsx'
import styles from './print-view.module.css'
import { codeOf, HeadStatus, titleOf } from './record-head.tsx'

type Props = {
  readonly record: RecordShape
  readonly row: Row
  readonly summary: readonly string[]
  readonly sections: readonly DetailSection[]
  readonly tabs?: readonly string[]
}

/** On paper there is only the sheet; the app behind it is put away while it is shown. */
const useSheetOnly = (): void => {
  useEffect(() => {
    const app = document.getElementById('root')
    app?.setAttribute('hidden', '')
    return () => app?.removeAttribute('hidden')
  }, [])
}

const Toolbar = (): ReactNode => {
  const t = useText()
  const [, setParams] = useSearchParams()
  const back = (): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('print')
        return after
      },
      { replace: true },
    )
  return (
    <div className={styles.toolbar}>
      <Button onClick={back}>{t('backToRecord')}</Button>
      <Button type="primary" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  )
}

/** A sheet of A4: the head repeats on every page, the pages are numbered at the foot. */
export const PrintView = ({ record, row, summary, sections, tabs = [] }: Props): ReactNode => {
  const t = useText()
  const say = useLabel()
  const profile = useProfile()
  const [time] = useState(() => formatDateTime(shanghaiTime(new Date())))
  useSheetOnly()
  const parts = [{ title: '', fields: [...summary] }, ...sections]
  const lists = tabs.filter((name) => Array.isArray(row[name]) && row[name].length > 0)
  return createPortal(
    <main className={styles.page}>
      <Toolbar />
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div className={styles.headLine}>
            <span>{profile?.company}</span>
            <span>{codeOf(row)}</span>
          </div>
        </header>
        <div className={styles.body}>
          <h1 className={styles.title}>{titleOf(record, row)}</h1>
          <p className={styles.kind}>
            {say(record.label)}
            <HeadStatus record={record} row={row} />
          </p>
          {parts.map((part) => (
            <section key={part.title} className={styles.part}>
              {part.title && <h2>{part.title}</h2>}
              <Facts record={record} row={row} names={part.fields} />
            </section>
          ))}
          {lists.map((name) => (
            <section key={name} className={styles.part}>
              <h2>{say(metaOf(fieldOf(record.all, name)).label)}</h2>
              <FieldView meta={metaOf(fieldOf(record.all, name))} value={row[name]} />
            </section>
          ))}
          <p className={styles.printed}>{t('printedBy', { name: profile?.displayName ?? '', time })}</p>
        </div>
      </div>
    </main>,
    document.body,
  )
}
