import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { order, type OrderDifference, type OrderReply, type OrderVersion } from '@srm/api/order'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { changePaths } from '../order.paths.ts'
import { countOf, daysOf } from './lines.tab.tsx'
import styles from './order.module.css'
import { useOrderText } from '../order.texts.ts'

const colors = { confirmed: 'green', changeRequested: 'orange', rejected: 'red' } as const

const amounts: readonly OrderDifference['field'][] = ['unitPrice', 'amount']
const counts: readonly OrderDifference['field'][] = ['quantity', 'times', 'added']

const shown = (field: OrderDifference['field'], value: string | null): string => {
  if (value === null) return '—'
  if (amounts.includes(field)) return formatMoney(value)
  return counts.includes(field) ? plainDecimalText(value) : value
}

const Difference = ({ line, field, before, after }: OrderDifference): ReactNode => {
  const t = useOrderText()
  return (
    <li>
      <span>{line ?? t('diff.whole')}</span>
      <span>{t(`diff.${field}`)}</span>
      {field === 'added' && <ins>{shown(field, after)}</ins>}
      {field !== 'dropped' && field !== 'added' && (
        <span>
          <del>{shown(field, before)}</del> → <ins>{shown(field, after)}</ins>
        </span>
      )}
    </li>
  )
}

const VersionLines = ({ lines }: Pick<OrderVersion, 'lines'>): ReactNode => {
  const t = useOrderText()
  const money = (amount: string | null): string => (amount === null ? '****' : formatMoney(amount))
  return (
    <details className={styles.fold}>
      <summary>{t('version.lines')}</summary>
      <LinesTable
        label={t('version.lines')}
        lines={lines}
        keyOf={({ name }, at) => `${name} ${String(at)}`}
        columns={[
          { key: 'name', title: t('line.name'), render: ({ name }) => name },
          { key: 'days', title: t('line.days'), render: ({ dateFrom, dateTo }) => daysOf(dateFrom, dateTo) },
          { key: 'quantity', title: t('line.quantity'), isNumber: true, render: countOf },
          { key: 'price', title: t('line.price'), isNumber: true, render: ({ unitPrice }) => money(unitPrice) },
          { key: 'amount', title: t('line.amount'), isNumber: true, render: ({ amount }) => money(amount) },
        ]}
      />
    </details>
  )
}

const Version = ({ version }: { readonly version: OrderVersion }): ReactNode => {
  const t = useOrderText()
  const { versionNo, amount, agreedAt, signer, change, isCurrent, differences, lines } = version
  return (
    <li className={styles.version} data-current={isCurrent || undefined}>
      <Row justify="between" wrap>
        <Row>
          <strong>{t('version.no', { number: versionNo })}</strong>
          {isCurrent && <Status color="green">{t('version.current')}</Status>}
        </Row>
        <strong>{amount === null ? '****' : formatMoney(amount)}</strong>
      </Row>
      <Muted size="s">
        {t('version.by', { at: formatDateTime(agreedAt), signer: signer ?? '' })}
        {' · '}
        {change ? (
          <>
            <Link to={changePaths.detail(change.id)}>{change.code}</Link> {change.reason}
          </>
        ) : (
          t('version.first')
        )}
      </Muted>
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.map((one, at) => (
            <Difference key={`${String(at)} ${one.field}`} {...one} />
          ))}
        </ul>
      )}
      <VersionLines lines={lines} />
    </li>
  )
}

const Reply = ({ reply }: { readonly reply: OrderReply }): ReactNode => {
  const t = useOrderText()
  const { at, answer, versionNo, signer, note } = reply
  return (
    <li className={styles.version}>
      <Row justify="between" wrap>
        <Status color={colors[answer]}>{t(`reply.${answer}`)}</Status>
        <Muted size="s">{formatDateTime(at)}</Muted>
      </Row>
      <Muted size="s">{t('reply.of', { number: versionNo, signer })}</Muted>
      {note && <p className={styles.note}>{note}</p>}
    </li>
  )
}

/** Every version both sides agreed to, with what each changed, and everything the supplier said. */
export const HistoryTab = ({ id }: { readonly id: string }): ReactNode => {
  const t = useOrderText()
  const read = useRead(order.order.history, { params: { id } })
  return (
    <Await query={read} rows={4}>
      {({ versions, replies }) => (
        <>
          <Panel title={t('versions')}>
            {versions.length === 0 ? (
              <p className={styles.none}>{t('versions.none')}</p>
            ) : (
              <ol className={styles.versions}>
                {versions.map((version) => (
                  <Version key={version.versionNo} version={version} />
                ))}
              </ol>
            )}
          </Panel>
          <Panel title={t('replies')}>
            {replies.length === 0 ? (
              <p className={styles.none}>{t('replies.none')}</p>
            ) : (
              <ol className={styles.versions}>
                {replies.map((reply) => (
                  <Reply key={reply.at} reply={reply} />
                ))}
              </ol>
            )}
          </Panel>
        </>
      )}
    </Await>
  )
}
