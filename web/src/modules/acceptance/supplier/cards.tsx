import type { ReactNode } from 'react'
import type { AcceptancePage } from '@srm/api/acceptance/external'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { formatMoney } from '@/lib/format.ts'
import styles from '@/ui/external/parts.module.css'
import paper from '@/ui/external/document.module.css'
import own from './supplier.module.css'
import { useSupplierText } from '../acceptance.texts.ts'

type Props = { readonly page: AcceptancePage }
type Line = AcceptancePage['lines'][number]
type File = AcceptancePage['photos'][number]

const countOf = (quantity: string, times: string, unit: string | null): string => {
  const several = plainDecimalText(times) === '1' ? '' : ` × ${plainDecimalText(times)}`
  return `${plainDecimalText(quantity)} ${unit ?? ''}${several}`.trim()
}

const LineItem = ({ line }: { readonly line: Line }): ReactNode => {
  const t = useSupplierText()
  const { name, day, part, unit, orderedQuantity, orderedTimes, quantity, times, unitPrice, amount } = line
  const [ordered, actual] = [countOf(orderedQuantity, orderedTimes, unit), countOf(quantity, times, unit)]
  return (
    <li className={paper.line}>
      <div className={paper.lineHead}>
        <h3>{[name, day?.slice(5).replace('-', '/'), part].filter(Boolean).join(' · ')}</h3>
        <strong>{formatMoney(amount)}</strong>
      </div>
      <p className={own.counts}>
        <span>{t('actual', { count: actual })}</span>
        <small data-differs={ordered !== actual || undefined}>{t('ordered', { count: ordered })}</small>
        <small>{t('unitPrice', { price: formatMoney(unitPrice) })}</small>
        {line.isCustomerPaid && <small>{t('customer')}</small>}
      </p>
      {line.remark && <p className={styles.prose}>{line.remark}</p>}
    </li>
  )
}

const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount)

/** What was really there, beside what was ordered, and what it comes to. */
export const LinesCard = ({ page }: Props): ReactNode => {
  const t = useSupplierText()
  const { lines, linesAmount, adjustment, deductionAmount, amount } = page
  return (
    <section className={styles.card} aria-label={t('lines')}>
      <h2>{t('lines')}</h2>
      <ol className={paper.lines}>
        {lines.map((line, at) => (
          <LineItem key={`${line.name} ${line.day ?? ''} ${String(at)}`} line={line} />
        ))}
      </ol>
      <dl className={paper.amounts}>
        <div>
          <dt>{t('linesAmount')}</dt>
          <dd>{formatMoney(linesAmount)}</dd>
        </div>
        {!isZero(adjustment) && (
          <div>
            <dt>{t('adjustment')}</dt>
            <dd>{formatMoney(adjustment)}</dd>
          </div>
        )}
        {!isZero(deductionAmount) && (
          <div data-deducted>
            <dt>{t('deductions')}</dt>
            <dd>−{formatMoney(deductionAmount)}</dd>
          </div>
        )}
        <div data-strong>
          <dt>{t('settled')}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      </dl>
    </section>
  )
}

const isPicture = ({ name }: File): boolean => /\.(?:png|jpe?g|webp|gif)$/i.test(name)

const Pictures = ({ files }: { readonly files: readonly File[] }): ReactNode => (
  <ul className={own.pictures}>
    {files.map((file) => (
      <li key={file.id} data-picture={isPicture(file) || undefined}>
        <a href={file.url} target="_blank" rel="noreferrer">
          {isPicture(file) ? <img src={file.url} alt={file.name} loading="lazy" /> : file.name}
        </a>
      </li>
    ))}
  </ul>
)

/** What was taken off, why, and what it looked like. */
export const DeductionsCard = ({ page: { deductions } }: Props): ReactNode => {
  const t = useSupplierText()
  if (deductions.length === 0) return null
  return (
    <section className={styles.card} aria-label={t('deductions')}>
      <h2>{t('deductions')}</h2>
      <ol className={paper.lines}>
        {deductions.map(({ reason, line, amount, note, files }, at) => (
          <li key={`${reason} ${String(at)}`} className={paper.line}>
            <div className={paper.lineHead}>
              <h3>{[reason, line].filter(Boolean).join(' · ')}</h3>
              <strong data-deducted>−{formatMoney(amount)}</strong>
            </div>
            <p className={styles.prose}>{note}</p>
            {files.length > 0 && <Pictures files={files} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

export const PhotosCard = ({ page: { photos } }: Props): ReactNode => {
  const t = useSupplierText()
  if (photos.length === 0) return null
  return (
    <section className={styles.card} aria-label={t('photos')}>
      <h2>{t('photos')}</h2>
      <Pictures files={photos} />
    </section>
  )
}
