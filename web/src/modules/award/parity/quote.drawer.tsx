import { Button, Drawer, Input } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { award, type PriceParityQuote } from '@srm/api/award'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { ConfirmQuoteButton } from '@/modules/quote/index.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import styles from './matrix.module.css'
import { useParityText } from '../award.texts.ts'
import type { Parity } from './use-parity.ts'

const useTerms = (quote: PriceParityQuote): readonly (readonly [string, string])[] => {
  const t = useParityText()
  const tax = { rate: quote.taxRate ?? '0' }
  const terms: readonly (readonly [string, string | null])[] = [
    [t('terms.quoted'), quote.total === null ? null : formatMoney(quote.total)],
    [t('terms.validUntil'), quote.validUntil],
    [
      t('terms.tax'),
      quote.isPriceSealed ? null : t(quote.isTaxIncluded ? 'terms.taxIncluded' : 'terms.taxExcluded', tax),
    ],
    [t('terms.service'), Number(quote.serviceChargeRate ?? 0) > 0 ? `${quote.serviceChargeRate ?? ''}%` : null],
    [t('terms.discount'), Number(quote.discount) > 0 ? formatMoney(quote.discount) : null],
    [t('terms.deposit'), quote.depositRate === null ? null : `${quote.depositRate}%`],
    [t('terms.payment'), quote.paymentTerms],
    [t('terms.included'), quote.included],
    [t('terms.excluded'), quote.excluded],
    [t('terms.remark'), quote.remark],
  ]
  return terms.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

const Notes = ({ quote, parity }: { readonly quote: PriceParityQuote; readonly parity: Parity }): ReactNode => {
  const t = useParityText()
  const { data } = parity
  const [text, setText] = useState('')
  const { mutate, isPending } = useMutate(award.priceParity.note, { done: () => setText('') })
  const notes = data.notes.filter((note) => note.quote === quote.id)
  return (
    <Stack as="section" gap={8} aria-label={t('notes.title')}>
      <strong>{t('notes.title')}</strong>
      {notes.map((note) => (
        <Stack key={note.id} gap={2}>
          <span>{note.text}</span>
          <Muted size="s">{`${note.by} · ${formatDateTime(note.at)}`}</Muted>
        </Stack>
      ))}
      {data.actions.includes('note') && (
        <>
          <Input.TextArea
            aria-label={t('notes.title')}
            placeholder={t('notes.placeholder')}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            disabled={text.trim() === ''}
            loading={isPending}
            onClick={() => mutate({ params: { id: data.purchase.id }, body: { quote: quote.id, line: null, text } })}
          >
            {t('notes.add')}
          </Button>
        </>
      )}
    </Stack>
  )
}

type Props = {
  readonly quoteId: string
  readonly parity: Parity
  readonly close: () => void
  readonly canPick: boolean
}

/** One quote with its terms, what speaks against it and what was noted about it. */
export const QuoteDrawer = ({ quoteId, parity, close, canPick }: Props): ReactNode => {
  const t = useParityText()
  const { data, comparison, setPicks } = parity
  const may = useCan()
  const quote = data.quotes.find(({ id }) => id === quoteId)
  const { mutate } = useMutate(award.priceParity.shortlist)
  if (!quote) return null
  const cells = comparison.quotes.find((one) => one.quoteId === quoteId)?.cells ?? []
  const listed = data.quotes.filter(({ isShortlisted }) => isShortlisted).map(({ id }) => id)
  const toggled = quote.isShortlisted ? listed.filter((id) => id !== quoteId) : [...listed, quoteId]
  return (
    <Drawer open title={quote.supplier.name} onClose={close} size={420}>
      <Terms quote={quote} />
      <Row wrap>
        {canPick && (
          <Button onClick={() => setPicks((before) => before.map((one, at) => (cells[at] ? [quoteId] : one)))}>
            {t('pickAll')}
          </Button>
        )}
        {data.actions.includes('arrange') && quote.isExpired && may('quote:confirm') && (
          <Suspense>
            <ConfirmQuoteButton id={quote.id} asked={() => refreshFamily(award.priceParity.show)} />
          </Suspense>
        )}
        {data.actions.includes('arrange') && (
          <Button onClick={() => mutate({ params: { id: data.purchase.id }, body: { quotes: toggled } })}>
            {t(quote.isShortlisted ? 'shortlist.remove' : 'shortlist.add')}
          </Button>
        )}
      </Row>
      <Notes quote={quote} parity={parity} />
    </Drawer>
  )
}

const Terms = ({ quote }: { readonly quote: PriceParityQuote }): ReactNode => {
  const t = useParityText()
  const terms = useTerms(quote)
  return (
    <Stack gap={12}>
      {quote.objections.map((text) => (
        <span key={text} className={styles.bad}>
          {text}
        </span>
      ))}
      <table className={styles.sheet} aria-label={t('terms')}>
        <tbody>
          {terms.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}
