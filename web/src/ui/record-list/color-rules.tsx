import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Filter } from '@srm/api/shared/page'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf } from '../record-shape.ts'
import styles from './color-rules.module.css'
import { FieldList } from './filter/field-list.tsx'
import { newFilter } from './filter/filter-chips.tsx'
import { FilterEditor } from './filter/filter-editor.tsx'
import { useDraftFilter } from './filter/use-draft-filter.ts'
import type { ListRecord } from './list-types.ts'
import { useRecordListText } from './record-list.texts.ts'
import { ruleFields, type ListState } from './state/url-state.ts'
import type { Change } from './state/use-list-state.ts'
import { maxRules, ruleColors, type ColorRule, type RuleColor } from './table/row-colors.ts'

type SwatchProps = { readonly color: RuleColor; readonly label: string; readonly choose: (color: RuleColor) => void }

const Swatches = ({ color, label, choose }: SwatchProps): ReactNode => {
  const t = useRecordListText()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.swatches}>
      {ruleColors.map((one) => (
        <label key={one} title={t(`colorOf.${one}`)} style={{ background: `var(--srm-dot-${one})` }}>
          <input
            type="radio"
            name={name}
            aria-label={t(`colorOf.${one}`)}
            checked={one === color}
            onChange={() => choose(one)}
          />
        </label>
      ))}
    </div>
  )
}

type RuleProps = {
  readonly record: ListRecord
  readonly rule: ColorRule
  readonly set: (rule: ColorRule) => void
  readonly paint: (color: RuleColor) => void
  readonly remove: () => void
}

const Rule = ({ record, rule, set, paint, remove }: RuleProps): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  const name = say(metaOf(fieldOf(record.all, rule.field)).label)
  return (
    <div className={styles.rule}>
      <FilterEditor record={record} filter={rule} change={(filter: Filter) => set({ ...filter, color: rule.color })} />
      <div className={styles.side}>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('removeRule', { name })}
          onClick={remove}
        />
      </div>
      <Swatches color={rule.color} label={t('ruleColor', { name })} choose={paint} />
    </div>
  )
}

type Props = { readonly record: ListRecord; readonly state: ListState; readonly change: Change }

/** Conditions that colour rows, the first one met counting. They are part of the address, and so of a saved view. */
export const ColorRules = ({ record, state, change }: Props): ReactNode => {
  const t = useRecordListText()
  const [choosing, setChoosing] = useState(false)
  const { rules } = state
  const { shown, isBegun, begin, drop } = useDraftFilter(rules)
  const fields = ruleFields(record)
  const put = (next: readonly ColorRule[]): void => change({ rules: next, page: state.page })
  if (fields.length === 0) return null
  return (
    <section className={styles.rules} aria-label={t('rules')}>
      {shown.map((rule, at) => (
        <Rule
          key={`${String(at)}:${rule.field}`}
          record={record}
          rule={rule}
          set={(next) => put(isBegun(at) ? [...rules, next] : rules.with(at, next))}
          paint={(color) => (isBegun(at) ? begin({ ...rule, color }) : put(rules.with(at, { ...rule, color })))}
          remove={() => (isBegun(at) ? drop() : put(rules.toSpliced(at, 1)))}
        />
      ))}
      {shown.length < maxRules && (
        <Button
          size="small"
          type="text"
          aria-expanded={choosing}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setChoosing(!choosing)}
        >
          {t('addRule')}
        </Button>
      )}
      {choosing && (
        <FieldList
          record={record}
          only={fields}
          pick={(name) => {
            setChoosing(false)
            begin({ ...newFilter(record, name), color: ruleColors[rules.length % ruleColors.length] ?? 'red' })
          }}
        />
      )}
    </section>
  )
}
