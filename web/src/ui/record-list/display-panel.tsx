import type { ReactNode } from 'react'
import { useNarrow } from '../narrow.ts'
import type { ColumnChoice } from './table/column-state.ts'
import { ColorRules } from './color-rules.tsx'
import { ColumnList } from './table/column-list.tsx'
import styles from './display-panel.module.css'
import { isSwitchedAbove, type ListLayouts } from './layouts.ts'
import type { ListRecord } from './list-types.ts'
import { ColorSelect, GroupSelect } from './order-select.tsx'
import { useRecordListText } from './record-list.texts.ts'
import type { ListState, Shape } from './state/url-state.ts'
import type { Change } from './state/use-list-state.ts'

type Props = {
  readonly record: ListRecord
  readonly state: ListState
  readonly usual: readonly ColumnChoice[]
  /** What the list can be shown as, and what it is. */
  readonly shapes: readonly Shape[]
  readonly layouts: ListLayouts
  readonly shape: Shape
  readonly change: Change
}

const heights = [
  ['compact', 'density.compact'],
  ['normal', 'density.normal'],
  ['comfortable', 'density.comfortable'],
] as const
const pagings = [
  ['pages', 'paging.pages'],
  ['endless', 'paging.endless'],
] as const

type Option<T> = { readonly value: T; readonly label: string }
type SwitchProps<T> = {
  readonly label: string
  readonly value: T
  readonly options: readonly Option<T>[]
  readonly choose: (value: T) => void
}

const Switch = <T extends string>({ label, value, options, choose }: SwitchProps<T>): ReactNode => (
  <fieldset className={styles.row}>
    <legend>{label}</legend>
    <div className={styles.switch}>
      {options.map((option) => (
        <label key={option.value} data-chosen={option.value === value}>
          <input
            type="radio"
            name={label}
            value={option.value}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
)

/** How the list is shown: as what, how dense, grouped by what, with which columns. */
export const DisplayPanel = ({ record, state, usual, layouts, shapes, shape, change }: Props): ReactNode => {
  const t = useRecordListText()
  // On a phone a list is cards whatever was chosen.
  const narrow = useNarrow()
  return (
    <div className={styles.panel}>
      {!narrow && !isSwitchedAbove(layouts) && (
        <Switch
          label={t('shape')}
          value={shape}
          options={shapes.map((value) => ({ value, label: t(`shape.${value}`) }))}
          choose={(next) => change({ shape: next })}
        />
      )}
      {!narrow && shape === 'table' && (
        <Switch
          label={t('density')}
          value={state.density}
          options={heights.map(([value, key]) => ({ value, label: t(key) }))}
          choose={(density) => change({ density })}
        />
      )}
      <Switch
        label={t('paging')}
        value={state.paging}
        options={pagings.map(([value, key]) => ({ value, label: t(key) }))}
        choose={(paging) => change({ paging })}
      />
      <GroupSelect record={record} state={state} change={change} />
      {shape !== 'board' && shape !== 'calendar' && <ColorSelect record={record} state={state} change={change} />}
      {shape !== 'board' && shape !== 'calendar' && <ColorRules record={record} state={state} change={change} />}
      <ColumnList
        record={record}
        columns={state.columns.length > 0 ? state.columns : usual}
        change={(columns) => change({ columns, page: state.page })}
        changed={state.columns.length > 0}
      />
    </div>
  )
}
