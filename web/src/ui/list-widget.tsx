import { CheckCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { Filter } from '@srm/api/shared/page'
import { useRead } from '@/lib/api/query.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import type { ListEndpoint, Row } from './record-shape.ts'
import { Await, State } from './states.tsx'
import { useUiText } from './ui.texts.ts'
import { WorkList, WorkMore, WorkRow } from './work-list.tsx'

const shown = 6

type Props = {
  readonly list: ListEndpoint
  readonly subject: string
  /** The page of the list, which takes the same filter and order. */
  readonly page: string
  readonly filter: readonly Filter[]
  readonly sort: string
  readonly title: (row: Row) => ReactNode
  readonly note?: (row: Row) => ReactNode
  readonly side?: (row: Row) => ReactNode
  readonly none: string
}

/** The first rows of a list on the home page, how many there are, and the way to all of them. */
export const ListWidget = ({ list, subject, page, filter, sort, title, note, side, none }: Props): ReactNode => {
  const t = useUiText()
  const asked = { sort, filter: JSON.stringify(filter) }
  const all = `${page}?${new URLSearchParams(asked).toString()}`
  return (
    <Await query={useRead(list, { query: { ...asked, pageSize: shown } })} rows={4}>
      {({ items, total }) =>
        items.length === 0 ? (
          <State icon={<CheckCircleOutlined />} title={none} />
        ) : (
          <>
            <WorkList>
              {items.map((row) => (
                <WorkRow
                  key={row.id}
                  to={recordPath(subject, row.id) ?? all}
                  title={title(row)}
                  note={note?.(row)}
                  side={side?.(row)}
                />
              ))}
            </WorkList>
            <WorkMore to={all}>{t('widget.all', { count: total ?? items.length })}</WorkMore>
          </>
        )
      }
    </Await>
  )
}
