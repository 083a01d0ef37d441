import { AppstoreOutlined, CalendarOutlined, InsertRowAboveOutlined, ProjectOutlined } from '@ant-design/icons'
import type { ComponentType, ReactNode } from 'react'
import { isSwitchedAbove } from './layouts.ts'
import type { ListModel } from './list-model.tsx'
import { useRecordListText } from './record-list.texts.ts'
import styles from './shape-switch.module.css'
import type { Shape } from './state/url-state.ts'

const icons: Readonly<Record<Shape, ComponentType>> = {
  table: InsertRowAboveOutlined,
  cards: AppstoreOutlined,
  board: ProjectOutlined,
  calendar: CalendarOutlined,
}

/** What the list is shown as; beside its views, since a view keeps it. */
export const ShapeSwitch = ({ list }: { readonly list: ListModel }): ReactNode => {
  const t = useRecordListText()
  const { layouts, shapes, shape, narrow, change } = list
  if (!isSwitchedAbove(layouts)) return null
  // On a phone a table is plain cards already.
  const isSameAsTable = narrow && !layouts.cards
  const offered = isSameAsTable ? shapes.filter((one) => one !== 'cards') : shapes
  const chosen = isSameAsTable && shape === 'cards' ? 'table' : shape
  return (
    <fieldset className={styles.switch} aria-label={t('shape')}>
      {offered.map((one) => {
        const Icon = icons[one]
        return (
          <button key={one} type="button" aria-pressed={one === chosen} onClick={() => change({ shape: one })}>
            <span aria-hidden>
              <Icon />
            </span>
            {t(narrow && one === 'table' ? 'shape.list' : `shape.${one}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
