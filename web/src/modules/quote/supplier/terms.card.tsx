import type { ReactNode } from 'react'
import { holdKinds, invoiceKinds } from '@srm/api/quote/form'
import { MoneyField, NumberField, SelectField, TextField } from '@/ui/external/fields.tsx'
import type { Values } from './values.ts'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../quote.texts.ts'

type Props = {
  readonly values: Values
  readonly missing: ReadonlySet<string>
  readonly isTaxIncluded: boolean
  readonly set: (some: Partial<Values>) => void
}

const rates = ['6', '13', '9', '3', '1', '0'] as const
const maxSteps = 6

const Cancellation = ({ values: { cancellation }, set }: Pick<Props, 'values' | 'set'>): ReactNode => {
  const t = useSupplierText()
  const change = (at: number, some: { days?: string; rate?: string }): void =>
    set({ cancellation: cancellation.map((step, index) => (index === at ? { ...step, ...some } : step)) })
  return (
    <div className={fields.field}>
      <span className={fields.label}>
        {t('cancellation')}
        <small>{t('optional')}</small>
      </span>
      {cancellation.map(({ days, rate }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no other name and are only added at the end
        <div key={at} className={fields.step}>
          <span>{t('cancellation.from')}</span>
          <input
            inputMode="numeric"
            aria-label={t('cancellation.days')}
            value={days}
            onChange={({ target }) => change(at, { days: target.value.replaceAll(/\D/g, '').slice(0, 3) })}
          />
          <span>{t('cancellation.days')}</span>
          <input
            inputMode="numeric"
            aria-label={t('cancellation.rate')}
            value={rate}
            onChange={({ target }) => change(at, { rate: target.value.replaceAll(/\D/g, '').slice(0, 3) })}
          />
          <span>{t('cancellation.rate')}</span>
          <button
            type="button"
            aria-label={t('cancellation.remove')}
            onClick={() => set({ cancellation: cancellation.filter((_, index) => index !== at) })}
          >
            ×
          </button>
        </div>
      ))}
      {cancellation.length < maxSteps && (
        <button
          type="button"
          className={fields.link}
          onClick={() => set({ cancellation: [...cancellation, { days: '', rate: '' }] })}
        >
          {t('cancellation.add')}
        </button>
      )}
    </div>
  )
}

const Money = ({ values, set }: Pick<Props, 'values' | 'set'>): ReactNode => {
  const t = useSupplierText()
  return (
    <>
      <div className={fields.pair}>
        <NumberField
          label={t('serviceCharge')}
          isOptional
          unit="%"
          value={values.serviceChargeRate}
          change={(serviceChargeRate) => set({ serviceChargeRate })}
        />
        <MoneyField label={t('discount')} isOptional value={values.discount} change={(discount) => set({ discount })} />
      </div>
      <SelectField
        label={t('hold')}
        value={values.hold}
        change={(next) => set({ hold: holdKinds.find((one) => one === next) ?? 'none' })}
        options={holdKinds.map((one) => [one, t(`hold.${one}`)])}
      />
      <TextField
        label={t('releaseOn')}
        isOptional
        type="date"
        value={values.releaseOn}
        change={(releaseOn) => set({ releaseOn })}
      />
      <NumberField
        label={t('deposit')}
        isOptional
        unit="%"
        value={values.depositRate}
        change={(depositRate) => set({ depositRate })}
      />
    </>
  )
}

const Further = ({ values, set }: Pick<Props, 'values' | 'set'>): ReactNode => {
  const t = useSupplierText()
  return (
    <details className={fields.more}>
      <summary>{t('terms.more')}</summary>
      <div className={fields.moreBody}>
        <Money values={values} set={set} />
        <TextField
          label={t('payment')}
          isOptional
          lines={2}
          value={values.paymentTerms}
          change={(paymentTerms) => set({ paymentTerms })}
        />
        <Cancellation values={values} set={set} />
        <TextField
          label={t('included')}
          isOptional
          lines={2}
          value={values.included}
          change={(included) => set({ included })}
        />
        <TextField
          label={t('excluded')}
          isOptional
          lines={2}
          value={values.excluded}
          change={(excluded) => set({ excluded })}
        />
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

/** What holds for all lines: tax and invoice first, the rest only for whoever has something to say. */
export const TermsCard = ({ values, missing, isTaxIncluded, set }: Props): ReactNode => {
  const t = useSupplierText()
  return (
    <section className={styles.card} aria-label={t('terms')}>
      <h2>{t('terms')}</h2>
      <div className={fields.pair}>
        <SelectField
          label={isTaxIncluded ? t('taxRate.in') : t('taxRate.out')}
          value={values.taxRate}
          change={(taxRate) => set({ taxRate })}
          options={rates.map((rate) => [rate, `${rate}%`])}
        />
        <SelectField
          label={t('invoice')}
          value={values.invoiceKind}
          change={(next) => set({ invoiceKind: invoiceKinds.find((one) => one === next) ?? 'special' })}
          options={invoiceKinds.map((one) => [one, t(`invoice.${one}`)])}
        />
      </div>
      <TextField
        label={t('validUntil')}
        isOptional
        type="date"
        value={values.validUntil}
        change={(validUntil) => set({ validUntil })}
      />
      <TextField
        label={t('signer')}
        autoComplete="name"
        value={values.signer}
        isMissing={missing.has('signer')}
        change={(signer) => set({ signer })}
      />
      <Further values={values} set={set} />
    </section>
  )
}
