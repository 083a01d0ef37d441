import { useState, type ReactNode } from 'react'
import { ledger, type FundBalance } from '@srm/api/ledger'
import { shanghaiDay } from '@srm/api/shared/date'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { journalPath } from '../ledger.paths.ts'
import { useFundText } from '../ledger.texts.ts'

/** The first and the last day of the month a day lies in. */
const monthOf = (day: string): { readonly from: string; readonly to: string } => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) }
}

type Props = { readonly fund: FundBalance }

/** What lies in an account now and what moved this month; each figure leads to its lines. */
const OneFund = ({ fund }: Props): ReactNode => {
  const t = useFundText()
  const [month] = useState(() => monthOf(shanghaiDay(new Date())))
  const moved = (side: 'debit' | 'credit'): string => journalPath({ fund: fund.id, side, ...month })
  return (
    <>
      <Amount label={t('balance')} amount={fund.balance} to={journalPath({ fund: fund.id })} />
      <Amount label={t('received')} amount={fund.received} to={moved('debit')} />
      <Amount label={t('paid')} amount={fund.paid} to={moved('credit')} />
    </>
  )
}

const useBalances = (): readonly FundBalance[] => {
  const may = useCan()
  const { data = [] } = useRead(ledger.balances, {}, { enabled: may('ledger:show') })
  return data
}

export const FundBalances = (): ReactNode => {
  const t = useFundText()
  const funds = useBalances()
  if (funds.length === 0) return null
  return (
    <section aria-label={t('balances')}>
      <AmountRow>
        {funds.map(({ id, name, balance }) => (
          <Amount key={id} label={name} amount={balance} to={journalPath({ fund: id })} />
        ))}
      </AmountRow>
    </section>
  )
}

export const FundBanner = ({ id }: { readonly id: string }): ReactNode => {
  const fund = useBalances().find((one) => one.id === id)
  if (!fund) return null
  return (
    <AmountRow>
      <OneFund fund={fund} />
    </AmountRow>
  )
}
