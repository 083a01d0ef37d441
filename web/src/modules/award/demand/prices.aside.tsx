import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { award, type DemandPriceLine } from '@srm/api/award'
import { compareMoney } from '@srm/api/shared/money'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Await } from '@/ui/states.tsx'
import { awardPaths, parityOf } from '../award.paths.ts'
import styles from './prices.module.css'
import { usePricesText } from '../award.texts.ts'

/** More lines than anybody reads beside a document; the document itself has them all. */
const maxLines = 20

const price = (of: string | null): string => (of === null ? '****' : formatMoney(of))

const PastRange = ({ of }: { readonly of: DemandPriceLine }): ReactNode => {
  const t = usePricesText()
  const { past, budgetPrice } = of
  if (!past) return <Muted size="s">{t('noPast')}</Muted>
  const { lowest, median, highest, basis, count } = past
  const isAbove = budgetPrice !== null && highest !== null && compareMoney(budgetPrice, highest) > 0
  const isBelow = budgetPrice !== null && lowest !== null && compareMoney(budgetPrice, lowest) < 0
  return (
    <div className={styles.range}>
      <span>{t('range', { lowest: price(lowest), highest: price(highest), median: price(median) })}</span>
      <Muted size="xs">{t(`basis.${basis}`, { count })}</Muted>
      {isAbove && <span className={styles.warning}>{t('above')}</span>}
      {isBelow && <span className={styles.warning}>{t('below')}</span>}
    </div>
  )
}

type EntryProps = { readonly lead: ReactNode; readonly note: string; readonly amount: string | null }

const Entry = ({ lead, note, amount }: EntryProps): ReactNode => (
  <li>
    <span>
      {lead} <Muted size="xs">{note}</Muted>
    </span>
    <span data-number>{price(amount)}</span>
  </li>
)

const Buys = ({ of }: { readonly of: DemandPriceLine['buys'] }): ReactNode => {
  const t = usePricesText()
  return (
    <ul className={styles.entries} aria-label={t('buys')}>
      {of.map(({ id, award: { id: awardId, name }, supplier, approvedOn, unitPrice }) => (
        <Entry
          key={id}
          lead={<Link to={awardPaths.detail(awardId)}>{supplier.name}</Link>}
          note={`${approvedOn} · ${name}`}
          amount={unitPrice}
        />
      ))}
    </ul>
  )
}

const Offers = ({ of }: { readonly of: DemandPriceLine['offers'] }): ReactNode => {
  const t = usePricesText()
  const noteOf = ({ kind, validUntil, heldUntil }: DemandPriceLine['offers'][number]): string =>
    [
      ...(kind === 'agreed' ? [t('agreed')] : []),
      ...(validUntil === null ? [] : [t('until', { day: validUntil })]),
      ...(heldUntil === null ? [] : [t('held', { day: heldUntil })]),
    ].join(' · ')
  return (
    <ul className={styles.entries} aria-label={t('offers')}>
      {of.map((offer) => (
        <Entry
          key={offer.id}
          lead={
            offer.purchase ? <Link to={parityOf(offer.purchase.id)}>{offer.supplier.name}</Link> : offer.supplier.name
          }
          note={noteOf(offer)}
          amount={offer.unitPrice}
        />
      ))}
    </ul>
  )
}

const PriceLine = ({ of }: { readonly of: DemandPriceLine }): ReactNode => {
  const t = usePricesText()
  return (
    <section aria-label={of.name}>
      <h3 className={styles.name}>
        {of.name} {of.budgetPrice !== null && <Muted size="xs">{t('budget', { price: price(of.budgetPrice) })}</Muted>}
      </h3>
      <PastRange of={of} />
      {of.buys.length > 0 && (
        <>
          <Muted size="xs">{t('buys')}</Muted>
          <Buys of={of.buys} />
        </>
      )}
      <Muted size="xs">{of.offers.length > 0 ? t('offers') : t('noOffers')}</Muted>
      {of.offers.length > 0 && <Offers of={of.offers} />}
    </section>
  )
}

/** For whoever decides on a demand: what things like it cost before, and what is on offer. */
export const PricesAside = ({ row }: { readonly row: Row }): ReactNode => {
  const t = usePricesText()
  return (
    <Await query={useRead(award.demandEvidence.show, { params: { id: row.id } })} rows={4}>
      {(lines) => (
        <Stack gap={12}>
          {lines.slice(0, maxLines).map((line) => (
            <PriceLine key={line.id} of={line} />
          ))}
          {lines.length > maxLines && <Muted size="s">{t('more', { count: maxLines })}</Muted>}
        </Stack>
      )}
    </Await>
  )
}
