import type { ReactNode } from 'react'
import type { FinanceOverview } from '@srm/api/finance'
import { formatMoney } from '@/lib/format.ts'
import { Muted } from '@/ui/layout.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import { State } from '@/ui/states.tsx'
import { dayBefore } from './days.ts'
import type { OpenFigure } from '../ageing/ageing.query.ts'
import { useOverviewText } from '../finance.texts.ts'
import styles from './overview.module.css'

type Props = { readonly late: FinanceOverview['late']; readonly asOf: string; readonly open: OpenFigure }

/** Who is late with the most; each opens what is overdue. */
export const LatePanel = ({ late, asOf, open }: Props): ReactNode => {
  const t = useOverviewText()
  return (
    <Panel title={t('late')}>
      {late.length === 0 ? (
        <State title={t('late.none')} hint={t('late.none.hint')} />
      ) : (
        <LinesTable
          label={t('late')}
          lines={late}
          keyOf={({ id }) => id}
          columns={[
            { key: 'name', title: t('late'), render: ({ name }) => name },
            { key: 'count', title: '', isNumber: true, render: ({ count }) => <Muted>{t('count', { count })}</Muted> },
            {
              key: 'amount',
              title: t('overdue.in'),
              isNumber: true,
              render: ({ id, name, amount }) => (
                <button
                  type="button"
                  className={styles.figure}
                  onClick={() =>
                    open({
                      side: 'receivable',
                      choice: { name, bucketName: t('overdue.in'), key: id, dueTo: dayBefore(asOf) },
                    })
                  }
                >
                  {amount === null ? '***' : formatMoney(amount)}
                </button>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}
