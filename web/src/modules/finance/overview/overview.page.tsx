import { useState, type ReactNode } from 'react'
import { finance, type FinanceOverview } from '@srm/api/finance'
import { useRead } from '@/lib/api/query.ts'
import { Stack } from '@/ui/layout.tsx'
import { Page } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import type { OpenedFigure } from '../ageing/ageing.query.ts'
import { ItemsDrawer } from '../ageing/items.drawer.tsx'
import { AccountsDrawer } from './accounts.drawer.tsx'
import { CashCards } from './cards.tsx'
import { ForecastPanel } from './forecast.tsx'
import { LatePanel } from './late.tsx'
import { MarginsPanel } from './margins.tsx'
import { MonthsPanel } from './months.tsx'
import { useOverviewText } from '../finance.texts.ts'
import styles from './overview.module.css'

const Body = ({ found }: { readonly found: FinanceOverview }): ReactNode => {
  const [opened, setOpened] = useState<OpenedFigure>()
  const [hasAccounts, setHasAccounts] = useState(false)
  const { asOf, cash, months, late, margins } = found
  return (
    <Stack gap={16}>
      <CashCards found={found} open={setOpened} openCash={() => setHasAccounts(true)} />
      <ForecastPanel found={found} open={setOpened} />
      <div className={styles.halves}>
        <LatePanel late={late} asOf={asOf} open={setOpened} />
        <MarginsPanel margins={margins} />
      </div>
      {months && <MonthsPanel months={months} />}
      {opened && (
        <ItemsDrawer
          side={opened.side}
          query={{ asOf, group: 'party' }}
          choice={opened.choice}
          close={() => setOpened(undefined)}
        />
      )}
      {hasAccounts && cash && <AccountsDrawer cash={cash} close={() => setHasAccounts(false)} />}
    </Stack>
  )
}

const OverviewPage = (): ReactNode => {
  const t = useOverviewText()
  const read = useRead(finance.overview.show, {})
  return (
    <Page title={t('title')} note={read.data && t('hint', { day: read.data.asOf })}>
      <Await query={read}>{(found) => <Body found={found} />}</Await>
    </Page>
  )
}

export default OverviewPage
