import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { finance, type ProjectFigure, type ProjectFinanceItem } from '@srm/api/finance'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { useCan } from '@/lib/session/can.tsx'
import { LineName, LinesTable } from '@/ui/lines-table.tsx'
import { Await } from '@/ui/states.tsx'
import { useProjectText } from '../finance.texts.ts'

const money = (amount: string | null): string => (amount === null ? '***' : formatMoney(amount))

const Document = ({ item: { id, subject, code, name, party } }: { readonly item: ProjectFinanceItem }): ReactNode => {
  const may = useCan()
  const path = recordPath(subject, id)
  return (
    <LineName
      title={path && may(`${subject}:show`) ? <Link to={path}>{name}</Link> : name}
      notes={[[code, party].filter(Boolean).join(' · ')]}
    />
  )
}

export type ProjectChoice = { readonly id: string; readonly name: string; readonly figure: ProjectFigure }
type Props = { readonly choice: ProjectChoice; readonly close: () => void }

/** The documents a figure of a project is the sum of. */
export const ProjectItemsDrawer = ({ choice: { id, name, figure }, close }: Props): ReactNode => {
  const t = useProjectText()
  const title = t('list', { name, figure: t(`figure.${figure}`) })
  const read = useRead(finance.projectFinance.items, { query: { project: id, figure } })
  return (
    <Drawer open size="large" title={title} onClose={close}>
      <Await query={read}>
        {({ items, count, total }) => (
          <LinesTable
            label={title}
            lines={items}
            keyOf={(item) => item.id}
            columns={[
              { key: 'document', title: t('document'), render: (item) => <Document item={item} /> },
              { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount) },
            ]}
            foot={[{ key: 'sum', label: t('sum', { count }), value: money(total), isStrong: true }]}
          />
        )}
      </Await>
    </Drawer>
  )
}
