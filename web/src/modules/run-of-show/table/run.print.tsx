import { useState, type ReactNode } from 'react'
import type { RunSheet, SheetItem } from '@srm/api/run-of-show'
import { endOf, timeText } from '@srm/api/run-of-show/timetable'
import { RunItem } from '@srm/api/run-of-show'
import { shanghaiTime } from '@srm/api/shared/date'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { PrintPage } from '@/ui/print-page.tsx'
import styles from './run.module.css'
import { useRunText } from '../run-of-show.texts.ts'

const columns = ['title', 'cues', 'place', 'owner', 'supplier', 'remark'] as const

const Day = ({ items }: { readonly items: readonly SheetItem[] }): ReactNode => {
  const t = useRunText()
  const say = useLabel()
  return (
    <table className={styles.paper}>
      <thead>
        <tr>
          <th>{t('time')}</th>
          <th>{t('length')}</th>
          {columns.map((name) => (
            <th key={name}>{say(metaOf(RunItem.fields[name]).label)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>
              {item.startTime}–{timeText(endOf(item))}
            </td>
            <td>{item.minutes}</td>
            <td>{item.title}</td>
            <td>{item.cues.join('、')}</td>
            <td>{item.place}</td>
            <td>{item.owner?.name}</td>
            <td>{item.supplier?.name}</td>
            <td>{item.remark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A sheet of A4 for each day, lying. */
export const RunPrint = ({ sheet }: { readonly sheet: RunSheet }): ReactNode => {
  const t = useRunText()
  const [time] = useState(() => formatDateTime(shanghaiTime(new Date())))
  const days = [...Map.groupBy(sheet.items, ({ day }) => day)]
  const sheets = days.map(([day, items]) => ({
    key: day,
    landscape: true,
    content: (
      <>
        <h1 className={styles.paperTitle}>{sheet.project.name}</h1>
        <p className={styles.paperNote}>
          <span>
            {t('title')} · {day}
          </span>
          <span>{t('print.made', { time })}</span>
        </p>
        <Day items={items} />
      </>
    ),
  }))
  return <PrintPage back={t('print.back')} sheets={sheets} />
}
