import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { award, type AskedSupplier, type SavedLine } from '@srm/api/award'
import { purchasePages } from '@srm/api/inquiry/pages'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney } from '@srm/api/shared/money'
import { addressOf } from '@srm/api/shared/pages'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { Await } from '@/ui/states.tsx'
import { awardPaths } from '../award.paths.ts'
import { useStatisticsText } from '../award.texts.ts'

export type Period = { readonly from: string; readonly to: string }
export type FigureChoice =
  | { readonly kind: 'lines'; readonly name: string; readonly by?: 'buyer' | 'type' | 'month'; readonly key?: string }
  | { readonly kind: 'asked'; readonly name: string; readonly supplier?: string }

const money = (amount: string | null): string => (amount === null ? '—' : formatMoney(amount))

const sumOf = (lines: readonly SavedLine[], key: 'amount' | 'budget' | 'lowest' | 'history'): string =>
  formatMoney(addMoney('0', ...lines.flatMap((line) => line[key] ?? [])))

const useLineColumns = (): readonly LinesColumn<SavedLine>[] => {
  const t = useStatisticsText()
  return [
    {
      key: 'line',
      title: t('line'),
      render: ({ name, award: of, code, supplier }) => (
        <Stack gap={2}>
          <strong>{name}</strong>
          <Link to={awardPaths.detail(of.id)}>{code}</Link>
          <Muted size="s">{supplier.name}</Muted>
        </Stack>
      ),
    },
    { key: 'approvedAt', title: t('approvedAt'), render: ({ approvedAt }) => shanghaiDay(new Date(approvedAt)) },
    { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount) },
    { key: 'budget', title: t('budget'), isNumber: true, render: ({ budget }) => money(budget) },
    { key: 'lowest', title: t('lowest'), isNumber: true, render: ({ lowest }) => money(lowest) },
    { key: 'history', title: t('history'), isNumber: true, render: ({ history }) => money(history) },
  ]
}

const Lines = ({ period, by, of }: { period: Period; by?: 'buyer' | 'type' | 'month'; of?: string }): ReactNode => {
  const t = useStatisticsText()
  const columns = useLineColumns()
  const query = { ...period, ...(by && { by }), ...(of !== undefined && { key: of }) }
  return (
    <Await query={useRead(award.statistics.lines, { query })}>
      {(lines) => (
        <LinesTable
          label={t('lines')}
          columns={columns}
          lines={lines}
          keyOf={({ id }) => id}
          foot={(['amount', 'budget', 'lowest', 'history'] as const).map((key) => ({
            key,
            label: t(key),
            value: sumOf(lines, key),
          }))}
        />
      )}
    </Await>
  )
}

const Invitations = ({ period, supplier }: { period: Period; supplier?: string }): ReactNode => {
  const t = useStatisticsText()
  const columns: readonly LinesColumn<AskedSupplier>[] = [
    {
      key: 'purchase',
      title: t('purchase'),
      render: ({ purchase, code }) => (
        <Stack gap={2}>
          <Link to={addressOf(purchasePages.purchase.detail, purchase.id)}>{purchase.name}</Link>
          <Muted size="s">{code}</Muted>
        </Stack>
      ),
    },
    { key: 'sentAt', title: t('sentAt'), render: ({ sentAt }) => formatDateTime(sentAt) },
    { key: 'state', title: t('state'), render: ({ state }) => t(`state.${state}`) },
  ]
  return (
    <Await query={useRead(award.statistics.asked, { query: { ...period, ...(supplier && { supplier }) } })}>
      {(lines) => <LinesTable label={t('asked')} columns={columns} lines={lines} keyOf={({ id }) => id} />}
    </Await>
  )
}

type Props = { readonly asked: FigureChoice; readonly period: Period; readonly close: () => void }

/** What a figure is the sum of. */
export const FigureDrawer = ({ asked, period, close }: Props): ReactNode => {
  const t = useStatisticsText()
  return (
    <Drawer open size="large" title={t('of', { name: asked.name })} onClose={close}>
      {asked.kind === 'lines' ? (
        <Lines
          period={period}
          {...(asked.by && { by: asked.by })}
          {...(asked.key !== undefined && { of: asked.key })}
        />
      ) : (
        <Invitations period={period} {...(asked.supplier && { supplier: asked.supplier })} />
      )}
    </Drawer>
  )
}
