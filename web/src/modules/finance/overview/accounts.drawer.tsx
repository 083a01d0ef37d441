import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FinanceOverview } from '@srm/api/finance'
import { ledgerPages } from '@srm/api/ledger/pages'
import { formatMoney } from '@/lib/format.ts'
import { useCan } from '@/lib/session/can.tsx'
import { LineName, LinesTable } from '@/ui/lines-table.tsx'
import { useOverviewText } from '../finance.texts.ts'

const money = (amount: string | null): string => (amount === null ? '***' : formatMoney(amount))

/** The journal of an account: its lines sum to the balance. */
const journalOf = (id: string): string =>
  `${ledgerPages.journal.path}?filter=${encodeURIComponent(JSON.stringify([{ field: 'fund', op: 'in', value: [id] }]))}`

type Props = { readonly cash: NonNullable<FinanceOverview['cash']>; readonly close: () => void }

export const AccountsDrawer = ({ cash: { total, accounts }, close }: Props): ReactNode => {
  const t = useOverviewText()
  const may = useCan()
  return (
    <Drawer open title={t('accounts')} onClose={close}>
      <LinesTable
        label={t('accounts')}
        lines={accounts}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('account'),
            render: ({ id, name, company }) => (
              <LineName
                title={may('journalLine:list') ? <Link to={journalOf(id)}>{name}</Link> : name}
                notes={[company]}
              />
            ),
          },
          { key: 'balance', title: t('balance'), isNumber: true, render: ({ balance }) => money(balance) },
        ]}
        foot={[{ key: 'sum', label: t('cash'), value: money(total), isStrong: true }]}
      />
    </Drawer>
  )
}
