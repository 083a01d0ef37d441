import { Drawer, Tag } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { budget, type BudgetBurden } from '@srm/api/budget'
import type { Result } from '@srm/api/endpoint'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { useRead } from '@/lib/api/query.ts'
import { Stack } from '@/ui/layout.tsx'
import { Await, State } from '@/ui/states.tsx'
import styles from '../version/version.module.css'
import { useContrastText } from '../budget.texts.ts'

const buckets = ['pending', 'reserved', 'committed', 'actual'] as const

const Way = ({ kind, id, children }: { readonly kind: string; readonly id: string; readonly children: ReactNode }) => {
  const path = recordPath(kind, id)
  return path === undefined ? children : <Link to={path}>{children}</Link>
}

const Burdens = ({ burdens }: { readonly burdens: readonly BudgetBurden[] }): ReactNode => {
  const t = useContrastText()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('document')}</th>
            {buckets.map((key) => (
              <th key={key} data-number>
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {burdens.map((burden) => (
            <tr key={`${burden.kind} ${burden.id}`}>
              <td>
                <Tag>{burden.kindName}</Tag>
                <Way kind={burden.kind} id={burden.id}>
                  {burden.title}
                </Way>
              </td>
              {buckets.map((key) => (
                <td key={key} data-number>
                  {formatMoney(burden[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Entries = Result<typeof budget.contrast.burdens>['entries']

const Ledger = ({ entries }: { readonly entries: Entries }): ReactNode => {
  const t = useContrastText()
  return (
    <div className={styles.scroll}>
      <h3>{t('ledger')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('at')}</th>
            <th aria-label={t('ledger')} />
            <th>{t('document')}</th>
            <th data-number>{t('amountOf')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, kind, bucket, holderKind, holderId, holderTitle, amount }) => (
            <tr key={id}>
              <td>{formatDateTime(at)}</td>
              <td>
                {t(`entry.${kind}`)} <Tag>{t(bucket)}</Tag>
              </td>
              <td>
                <Way kind={holderKind} id={holderId}>
                  {holderTitle}
                </Way>
              </td>
              <td data-number>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Props = { readonly item: { readonly id: string; readonly name: string }; readonly close: () => void }

/** The documents that use a line, and every step of its ledger. */
export const BurdenDrawer = ({ item, close }: Props): ReactNode => {
  const t = useContrastText()
  const read = useRead(budget.contrast.burdens, { query: { itemId: item.id } })
  return (
    <Drawer open title={t('burdens', { name: item.name })} onClose={close} size={720}>
      <Await query={read} rows={4}>
        {({ burdens, entries }) =>
          burdens.length === 0 && entries.length === 0 ? (
            <State title={t('burdens.none')} />
          ) : (
            <Stack gap={24}>
              <Burdens burdens={burdens} />
              <Ledger entries={entries} />
            </Stack>
          )
        }
      </Await>
    </Drawer>
  )
}
