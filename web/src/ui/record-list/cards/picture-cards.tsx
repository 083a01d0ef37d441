import { PictureOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import { FileView } from '@srm/api/shared/fields'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { isEmptyValue } from '@/ui/fields/view-parts.tsx'
import { fieldOf, type Row } from '@/ui/record-shape.ts'
import type { CardsLayout } from '../layouts.ts'
import type { ListModel } from '../list-model.tsx'
import { useRecordListText } from '../record-list.texts.ts'
import { RowActions } from '../table/row-actions.tsx'
import { RowCheck, titleOf } from '../table/table-row.tsx'
import styles from './picture-cards.module.css'

type Props = { readonly list: ListModel; readonly layout: CardsLayout; readonly checks: boolean }

const pictures = z.array(FileView).catch([])

/** The first picture; a record without one has a quiet field in its place, so that the cards keep in line. */
const Picture = ({ value }: { readonly value: unknown }): ReactNode => {
  const [first, ...others] = pictures.parse(value)
  return (
    <div className={styles.picture}>
      {first ? <img src={first.thumbUrl ?? first.url} alt="" loading="lazy" /> : <PictureOutlined aria-hidden />}
      {others.length > 0 && <span className={styles.count}>+{others.length}</span>}
    </div>
  )
}

const Card = ({ list, layout, checks, row, index }: Props & { row: Row; index: number }): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  const { record, paths, picked, actions, start } = list
  const title = titleOf(row, record.title)
  const isSelected = picked.selection.has(row.id)
  const { status } = layout
  return (
    <li className={styles.card} data-index={index} data-selected={isSelected}>
      <Picture value={row[layout.picture]} />
      <div className={styles.tools}>
        {checks && (
          <RowCheck row={row} index={index} title={record.title} selected={isSelected} toggle={picked.toggle} t={t} />
        )}
        <RowActions row={row} title={title} actions={actions} start={start} />
      </div>
      <div className={styles.words}>
        <div className={styles.top}>
          <Link className={styles.title} to={paths.detail(row.id, row)}>
            {title}
          </Link>
          {status !== undefined && <FieldView meta={metaOf(fieldOf(record.all, status))} value={row[status]} compact />}
        </div>
        <dl className={styles.facts}>
          {layout.fields
            .filter((name) => !isEmptyValue(row[name]))
            .map((name) => {
              const meta = metaOf(fieldOf(record.all, name))
              return (
                <div key={name}>
                  <dt>{say(meta.label)}</dt>
                  <dd>
                    <FieldView meta={meta} value={row[name]} compact />
                  </dd>
                </div>
              )
            })}
        </dl>
      </div>
    </li>
  )
}

/** The list as pictures with a few words below each. */
export const PictureCards = (props: Props): ReactNode => {
  const say = useLabel()
  const { record, data } = props.list
  return (
    <ul className={styles.cards} aria-label={say(record.label)} data-busy={data.busy}>
      {data.rows.map((row, index) => (
        <Card key={row.id} {...props} row={row} index={index} />
      ))}
    </ul>
  )
}
