import { BarChartOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { finder } from '@srm/api/finder'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await, State } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { supplierPath } from './statistics/links.ts'
import { useWidgetText } from './finder.texts.ts'
import styles from './spend.widget.module.css'

const shown = 5

/** Where the money goes: all of it, and the five suppliers that get most. */
export const SpendWidget = (): ReactNode => {
  const t = useWidgetText()
  return (
    <Await query={useRead(finder.statistics.show, { query: {} })} rows={5}>
      {({ total, pareto }) =>
        pareto.length === 0 ? (
          <State icon={<BarChartOutlined />} title={t('spend.none')} hint={t('spend.noneHint')} />
        ) : (
          <>
            <Row gap={32} align="start" className={styles.figures}>
              <Stack gap={0}>
                <Muted size="s">{t('spend.total')}</Muted>
                <strong>{formatMoney(total.amount)}</strong>
              </Stack>
              <Stack gap={0}>
                <Muted size="s">{t('spend.suppliers')}</Muted>
                <strong>{total.active}</strong>
              </Stack>
            </Row>
            <WorkList>
              {pareto.slice(0, shown).map(({ supplier, amount, share }) => (
                <WorkRow
                  key={supplier.id}
                  to={supplierPath(supplier.id)}
                  title={supplier.name}
                  side={formatMoney(amount)}
                >
                  <Muted size="s">{share}%</Muted>
                </WorkRow>
              ))}
            </WorkList>
          </>
        )
      }
    </Await>
  )
}
