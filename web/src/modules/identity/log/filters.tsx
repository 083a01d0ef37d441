import { Button, Select } from 'antd'
import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { dateRange, person } from '@srm/api/shared/fields'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { actionsOf, useActionText, type LogQuery, type LogKind } from './words.ts'
import styles from './log.module.css'
import { useLogText } from '../identity.texts.ts'
import { PersonPicker } from '../person/picker.tsx'

const who = metaOf(person('人员', 'Person'))
const days = metaOf(dateRange('日期', 'Days'))

type Props = {
  readonly kind: LogKind
  readonly asked: LogQuery
  readonly change: (next: Partial<LogQuery>) => void
}

export const LogFilters = ({ kind, asked, change }: Props): ReactNode => {
  const t = useLogText()
  const say = useActionText()
  const { action, userId, from, to } = asked
  const range = from && to ? { from, to } : undefined
  return (
    <div className={styles.filters}>
      <Select
        aria-label={t('action')}
        placeholder={t('action')}
        allowClear
        value={action ?? null}
        options={actionsOf(kind).map((one) => ({ value: one, label: say(one) }))}
        showSearch={{ filterOption: (typed, item) => item !== undefined && matches(typed, item.label) }}
        onChange={(next: string | null | undefined) => change({ action: next ?? undefined })}
      />
      <PersonPicker meta={who} label={t('person')} value={userId} onChange={(next) => change({ userId: next })} />
      <FieldInput
        meta={days}
        label={t('days')}
        value={range}
        onChange={(next) => {
          const ends = next as typeof range
          change({ from: ends?.from, to: ends?.to })
        }}
      />
      {(action ?? userId ?? from) && (
        <Button
          type="text"
          onClick={() => change({ action: undefined, userId: undefined, from: undefined, to: undefined })}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
