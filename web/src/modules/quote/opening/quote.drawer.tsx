import { Button, Drawer, Table } from 'antd'
import type { ReactNode } from 'react'
import { quote, type QuoteDetail, type QuoteDetailLine } from '@srm/api/quote'
import { urlOf } from '@/lib/api/api.ts'
import { download } from '@/lib/api/download.ts'
import { useRead } from '@/lib/api/query.ts'
import { formatAmount, formatMoney, formatSize } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { useOpeningText } from '../quote.texts.ts'

const shown = (value: string | null): string => (value === null ? '****' : formatAmount(value))
const whole = (count: string | null): string => (count ?? '').replace(/\.?0+$/, '')

const yesNo = (value: string, t: ReturnType<typeof useOpeningText>): string =>
  value === 'true' || value === 'false' ? t(`answer.${value}`) : value

/** What of a line does not stand in a column. */
const LineNotes = ({ line }: { readonly line: QuoteDetailLine }): ReactNode => {
  const t = useOpeningText()
  const { hasBreakfast, minSpend, isAlternate, alternateText, costItems, blocks, remark, answers } = line
  const notes = [
    hasBreakfast ? t('breakfast') : null,
    minSpend && t('minSpend', { amount: formatMoney(minSpend) }),
    isAlternate && t('alternate', { text: alternateText ?? '' }),
    ...costItems.map(({ name, amount }) => `${name} ${shown(amount)}`),
    ...blocks.map(
      ({ date, rate, quantity }) => `${date.slice(5)} ${shown(rate)}${quantity ? ` × ${whole(quantity)}` : ''}`,
    ),
    ...answers.map(({ label, value }) => `${label}：${yesNo(value, t)}`),
    remark,
  ]
  return <Muted size="s">{notes.filter(Boolean).join(' · ')}</Muted>
}

const Lines = ({ items }: { readonly items: readonly QuoteDetailLine[] }): ReactNode => {
  const t = useOpeningText()
  return (
    <Table<QuoteDetailLine>
      rowKey="id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={items}
      columns={[
        {
          title: t('line'),
          render: (_, line) => (
            <Stack gap={2}>
              <span>{line.name}</span>
              <LineNotes line={line} />
            </Stack>
          ),
        },
        {
          title: t('unitPrice'),
          align: 'right',
          render: (_, { isOffered, unitPrice }) => (isOffered && unitPrice ? shown(unitPrice) : '–'),
        },
        {
          title: t('quantity'),
          align: 'right',
          render: (_, { quantity, times, unit }) =>
            `${whole(quantity)} ${unit}${whole(times) === '1' ? '' : ` × ${whole(times)}`}`,
        },
        {
          title: t('amount'),
          align: 'right',
          render: (_, { isOffered, amount }) => (isOffered ? shown(amount) : t('notOffered')),
        },
      ]}
    />
  )
}

const Terms = ({ detail }: { readonly detail: QuoteDetail }): ReactNode => {
  const t = useOpeningText()
  const { taxRate, serviceChargeRate, discount, depositRate, releaseOn, cancellation, included, excluded } = detail
  const terms = [
    !detail.isPriceSealed && t('tax', { rate: whole(taxRate) || '0' }),
    Number(serviceChargeRate) > 0 && t('service', { rate: whole(serviceChargeRate) }),
    Number(discount ?? 0) > 0 && t('discount', { amount: formatMoney(discount ?? '0.00') }),
    depositRate && t('deposit', { rate: whole(depositRate) }),
    releaseOn && t('release', { day: releaseOn }),
    ...cancellation.map(({ days, rate }) => t('cancellation', { days, rate })),
    detail.paymentTerms,
    included && t('included', { text: included }),
    excluded && t('excluded', { text: excluded }),
    detail.remark,
  ]
  return terms.map((term) => term && <span key={term}>{term}</span>)
}

const Body = ({ detail }: { readonly detail: QuoteDetail }): ReactNode => {
  const t = useOpeningText()
  const { total, totalExTax, surrogate, attachments, sha256, items } = detail
  return (
    <Stack gap={16}>
      <Row wrap>
        <strong>{total === null ? '****' : formatMoney(total)}</strong>
        <Muted>
          {t('totalExTax')} {shown(totalExTax)}
        </Muted>
        {surrogate && (
          <Status color="orange">{t('surrogate.by', { by: surrogate.by, reason: surrogate.reason })}</Status>
        )}
      </Row>
      <Lines items={items} />
      <Stack gap={4}>
        <strong>{t('terms')}</strong>
        <Terms detail={detail} />
      </Stack>
      {attachments.length > 0 && (
        <Stack gap={4}>
          <strong>{t('files')}</strong>
          {attachments.map(({ id, name, size }) => (
            <Button
              key={id}
              type="link"
              onClick={() => void download(urlOf(quote.opened.file.path, { params: { id } }), name)}
            >
              {name} <Muted size="s">{formatSize(size)}</Muted>
            </Button>
          ))}
        </Stack>
      )}
      <Muted size="s">{t('hash', { hash: sha256 })}</Muted>
    </Stack>
  )
}

/** One quote in full. */
export const QuoteDrawer = ({ id, close }: { readonly id: string; readonly close: () => void }): ReactNode => {
  const query = useRead(quote.opened.show, { params: { id } })
  return (
    <Drawer open size="large" title={query.data?.supplier.name} onClose={close}>
      <Await query={query}>{(detail) => <Body detail={detail} />}</Await>
    </Drawer>
  )
}
