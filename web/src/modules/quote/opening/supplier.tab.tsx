import { Table } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { quote, type SupplierQuote, type SupplierQuotes } from '@srm/api/quote'
import { purchasePages } from '@srm/api/inquiry/pages'
import { addressOf } from '@srm/api/shared/pages'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useOpeningSupplierTabText } from '../quote.texts.ts'

const rateOf = (some: number, all: number): string => (all === 0 ? '—' : `${((some / all) * 100).toFixed(0)}%`)

const Counts = ({ asked, answered, quoted, won, lost }: SupplierQuotes['counts']): ReactNode => {
  const t = useOpeningSupplierTabText()
  return (
    <Row wrap gap={16}>
      <span>{t('asked', { count: asked })}</span>
      <span>{t('answered', { count: answered, rate: rateOf(answered, asked) })}</span>
      <span>{t('quoted', { count: quoted })}</span>
      <span>{t('won', { count: won, rate: rateOf(won, quoted) })}</span>
      <span>{t('lost', { count: lost })}</span>
    </Row>
  )
}

const Invitations = ({ list }: Pick<SupplierQuotes, 'list'>): ReactNode => {
  const t = useOpeningSupplierTabText()
  return (
    <Table<SupplierQuote>
      rowKey={({ purchase }) => purchase.id}
      size="middle"
      pagination={{ pageSize: 20, hideOnSinglePage: true }}
      scroll={{ x: 'max-content' }}
      dataSource={list}
      columns={[
        {
          title: t('purchase'),
          render: (_, { purchase, code }) => (
            <Stack gap={2}>
              <Link to={addressOf(purchasePages.purchase.detail, purchase.id)}>{purchase.name}</Link>
              <Muted size="xs">{code}</Muted>
            </Stack>
          ),
        },
        { title: t('sentAt'), render: (_, { sentAt }) => (sentAt ? formatDateTime(sentAt) : '—') },
        { title: t('round'), align: 'right', dataIndex: 'roundNo' },
        { title: t('state'), render: (_, { state }) => t(`state.${state ?? 'secret'}`) },
        { title: t('total'), align: 'right', render: (_, { total }) => (total === null ? '—' : formatMoney(total)) },
        { title: t('validUntil'), render: (_, { validUntil }) => validUntil ?? '—' },
      ]}
    />
  )
}

/** What a supplier was asked for, what it quoted, and what came of it. */
export const SupplierQuotesTab = ({ row: { id } }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useOpeningSupplierTabText()
  const query = useRead(quote.standing.supplier, { params: { id } })
  return (
    <Await query={query} rows={4}>
      {({ counts, list }) =>
        list.length === 0 ? (
          <State title={t('none')} hint={t('none.hint')} />
        ) : (
          <Panel title={t('title')} extra={<Counts {...counts} />}>
            <Invitations list={list} />
          </Panel>
        )
      }
    </Await>
  )
}
