import type { ReactNode } from 'react'
import type { AskedLine } from '@srm/api/quote/external'
import { formatMoney } from '@/lib/format.ts'
import { MoneyField, NumberField, SelectField, TextField, Tick } from '@/ui/external/fields.tsx'
import { Blocks } from './blocks.tsx'
import { canSplit, type LineValues } from './values.ts'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../quote.texts.ts'

type Props = {
  readonly asked: AskedLine
  readonly values: LineValues
  readonly amount: string | null
  readonly missing: ReadonlySet<string>
  readonly allowsPartial: boolean
  readonly allowsAlternate: boolean
  readonly set: (some: Partial<LineValues>) => void
}

const slots = ['morning', 'afternoon', 'evening', 'day'] as const

const shortDay = (day: string): string => day.slice(5).replace('-', '/')

/** What is asked for, as short as it can be said. */
export const LineFacts = ({ asked }: Pick<Props, 'asked'>): ReactNode => {
  const t = useSupplierText()
  const { dateFrom, dateTo, timeSlot, quantity, times, unit, attendees, layout } = asked
  const slot = slots.find((one) => one === timeSlot)
  const days =
    dateFrom && (dateTo && dateTo !== dateFrom ? `${shortDay(dateFrom)} – ${shortDay(dateTo)}` : shortDay(dateFrom))
  const facts = [
    `${quantity} ${unit}${times === '1' ? '' : ` × ${times}`}`.trim(),
    days && slot ? `${days} ${t(`slot.${slot}`)}` : days,
    attendees === null ? null : t('people', { count: attendees }),
    layout,
  ]
  return (
    <>
      <ul className={styles.facts}>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
      {asked.spec.length > 0 && (
        <dl className={styles.spec}>
          {asked.spec.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

type QuestionsProps = Props & { readonly isRequired: boolean }

const Questions = ({ asked, values, missing, set, isRequired: isAskedFor }: QuestionsProps): ReactNode => {
  const t = useSupplierText()
  const answer = (key: string, value: string | boolean): void => set({ spec: { ...values.spec, [key]: value } })
  const chosen = asked.questions.filter(({ isRequired }) => isRequired === isAskedFor)
  return chosen.map(({ key, label, kind, options, isRequired }) => {
    const value = values.spec[key]
    const text = typeof value === 'string' ? value : ''
    const common = { label, value: text, isMissing: missing.has(`${asked.id}.${key}`), isOptional: !isRequired }
    if (kind === 'bool')
      return <Tick key={key} label={label} isOn={value === true} change={(isOn) => answer(key, isOn)} />
    if (kind === 'choice')
      return (
        <SelectField
          key={key}
          {...common}
          change={(next) => answer(key, next)}
          options={[['', t('choose')] as const, ...options.map((option) => [option.value, option.name] as const)]}
        />
      )
    const type = kind === 'date' ? 'date' : 'text'
    return <TextField key={key} {...common} type={type} change={(next) => answer(key, next)} />
  })
}

const More = (props: Props): ReactNode => {
  const t = useSupplierText()
  const { asked, values, missing, allowsAlternate, set } = props
  const isMeal = asked.kind === 'catering' || asked.kind === 'hall'
  return (
    <details className={fields.more} open={values.isAlternate || values.remark !== '' || values.minSpend !== ''}>
      <summary>{t('line.more')}</summary>
      <div className={fields.moreBody}>
        <Questions {...props} isRequired={false} />
        {isMeal && (
          <MoneyField
            label={t(asked.kind === 'hall' ? 'minSpend.food' : 'minSpend')}
            isOptional
            value={values.minSpend}
            change={(minSpend) => set({ minSpend })}
          />
        )}
        {!values.isSplit && (
          <NumberField
            label={t('offered.quantity')}
            isOptional
            placeholder={asked.quantity}
            unit={asked.unit}
            value={values.quantity}
            change={(quantity) => set({ quantity })}
          />
        )}
        <NumberField
          label={t('line.taxRate')}
          isOptional
          unit="%"
          value={values.taxRate}
          change={(taxRate) => set({ taxRate })}
        />
        {allowsAlternate && (
          <Tick label={t('alternate')} isOn={values.isAlternate} change={(isAlternate) => set({ isAlternate })} />
        )}
        {values.isAlternate && (
          <TextField
            label={t('alternate.text')}
            lines={2}
            value={values.alternateText}
            isMissing={missing.has(`${asked.id}.alternate`)}
            change={(alternateText) => set({ alternateText })}
          />
        )}
        <TextField
          label={t('remark')}
          isOptional
          lines={2}
          value={values.remark}
          change={(remark) => set({ remark })}
        />
      </div>
    </details>
  )
}

const Price = ({ asked, values, missing, set }: Props): ReactNode => {
  const t = useSupplierText()
  const perNight = asked.kind === 'room'
  const unit = perNight ? t('perNight') : asked.unit && `/ ${asked.unit}`
  return (
    <>
      {canSplit(asked) && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as one line of buttons everywhere
        <div className={fields.switch} role="group" aria-label={t('pricing')}>
          <button type="button" aria-pressed={!values.isSplit} onClick={() => set({ isSplit: false })}>
            {t('same')}
          </button>
          <button type="button" aria-pressed={values.isSplit} onClick={() => set({ isSplit: true })}>
            {perNight ? t('byNight') : t('byDay')}
          </button>
        </div>
      )}
      {values.isSplit ? (
        <Blocks asked={asked} values={values} isMissing={missing.has(`${asked.id}.price`)} set={set} />
      ) : (
        <MoneyField
          label={asked.kind === 'catering' ? t('perHead') : t('unitPrice')}
          value={values.unitPrice}
          unit={unit}
          isMissing={missing.has(`${asked.id}.price`)}
          change={(unitPrice) => set({ unitPrice })}
        />
      )}
      {perNight && (
        <Tick label={t('breakfast')} isOn={values.hasBreakfast} change={(hasBreakfast) => set({ hasBreakfast })} />
      )}
      {asked.costItems.map((name) => (
        <MoneyField
          key={name}
          label={name}
          value={values.costs[name] ?? ''}
          isMissing={missing.has(`${asked.id}.${name}`)}
          change={(amount) => set({ costs: { ...values.costs, [name]: amount } })}
        />
      ))}
    </>
  )
}

/** One line that is asked for, and what the supplier says to it. */
export const LineCard = (props: Props): ReactNode => {
  const t = useSupplierText()
  const { asked, values, amount, allowsPartial, set } = props
  return (
    <section className={styles.card} aria-label={asked.name} data-off={!values.isOffered || undefined}>
      <header className={styles.lineHead}>
        <span className={styles.number}>{asked.position}</span>
        <h2>{asked.name}</h2>
        {allowsPartial && (
          <button type="button" className={fields.link} onClick={() => set({ isOffered: !values.isOffered })}>
            {values.isOffered ? t('line.skip') : t('line.offer')}
          </button>
        )}
      </header>
      <LineFacts asked={asked} />
      {values.isOffered && (
        <>
          <Price {...props} />
          <Questions {...props} isRequired />
          <More {...props} />
          <p className={styles.lineAmount}>
            <span>{t('line.amount')}</span>
            <strong>{formatMoney(amount ?? '0.00')}</strong>
          </p>
        </>
      )}
    </section>
  )
}
