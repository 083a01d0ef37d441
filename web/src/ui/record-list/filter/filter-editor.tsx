import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Filter } from '@srm/api/shared/page'
import { useLabel } from '@/lib/i18n.ts'
import { inputDebounce } from '@/lib/timing.ts'
import { FieldFilter } from '@/ui/fields/field-filter.tsx'
import { isComplete } from '@/ui/fields/operators.ts'
import { fieldOf } from '@/ui/record-shape.ts'
import type { ListRecord } from '../list-types.ts'
import { useRecordListText } from '../record-list.texts.ts'
import styles from './filter-editor.module.css'

type Props = {
  readonly record: ListRecord
  readonly filter: Filter
  readonly change: (filter: Filter) => void
  readonly close?: () => void
}

/** Typing is given a moment before the list follows. */
const rest = inputDebounce

/** Hands a complete filter on after a moment, and at once when the editor goes. */
const useHandOn = (draft: Filter, before: Filter, change: (filter: Filter) => void): void => {
  const pending = useRef<Filter>(undefined)
  const hand = useEffectEvent((filter: Filter) => {
    pending.current = undefined
    change(filter)
  })
  useEffect(() => {
    if (JSON.stringify(draft) === JSON.stringify(before) || !isComplete(draft.op, draft.value)) return undefined
    pending.current = draft
    const timer = setTimeout(() => hand(draft), rest)
    return () => clearTimeout(timer)
  }, [draft, before])
  useEffect(
    () => () => {
      if (pending.current) hand(pending.current)
    },
    [],
  )
}

/** How a field is compared and with what. */
export const FilterEditor = ({ record, filter, change, close }: Props): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  const [draft, setDraft] = useState(filter)
  useHandOn(draft, filter, change)
  const schema = fieldOf(record.all, filter.field)
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        close?.()
      }}
    >
      <span className={styles.name}>{say(metaOf(schema).label)}</span>
      <FieldFilter
        schema={schema}
        op={draft.op}
        value={draft.value}
        onChange={({ op, value }) => setDraft({ field: draft.field, op, ...(value !== undefined && { value }) })}
      />
      {close && (
        <Button htmlType="submit" size="small" className={styles.done ?? ''}>
          {t('apply')}
        </Button>
      )}
    </form>
  )
}
