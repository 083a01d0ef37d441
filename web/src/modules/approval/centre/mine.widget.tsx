import { FormOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { approval, centreLists } from '@srm/api/approval'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { ChoiceView } from '@/ui/fields/view-parts.tsx'
import { textIn, type Row } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { detailPath } from '../approval.paths.ts'
import { useWidgetText } from './centre.texts.ts'

const shown = 5
const status = metaOf(centreLists.mine.record.fields.status)

/** What this person asked for, and with whom it is. */
export const MineWidget = (): ReactNode => {
  const t = useWidgetText()
  return (
    <Await query={useRead(approval.rows.mine.list, { query: { pageSize: shown } })} rows={4}>
      {({ items }) =>
        items.length === 0 ? (
          <State icon={<FormOutlined />} title={t('mine.none')} hint={t('mine.noneHint')} />
        ) : (
          <WorkList>
            {items.map((row: Row) => {
              const [amount, who] = [textIn(row, 'amount'), textIn(row, 'waiting')]
              return (
                <WorkRow
                  key={row.id}
                  to={detailPath(row.id)}
                  title={textIn(row, 'title')}
                  note={[amount && formatMoney(amount), who && t('mine.at', { who })].filter(Boolean).join(' · ')}
                  side={<ChoiceView meta={status} value={row['status']} />}
                />
              )
            })}
          </WorkList>
        )
      }
    </Await>
  )
}
