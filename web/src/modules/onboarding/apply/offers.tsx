import type { ReactNode } from 'react'
import { hotelClasses } from '@srm/api/onboarding/external'
import { SelectField, TextField } from './field.tsx'
import type { Form } from './form.ts'
import styles from './apply.module.css'
import { useApplyText } from '../onboarding.texts.ts'
import { noOffer, type Offer } from './values.ts'

type DetailProps = {
  readonly offer: Offer
  readonly set: (some: Partial<Offer>) => void
  readonly error: string | undefined
}

const Details = ({ offer, set, error }: DetailProps): ReactNode => {
  const t = useApplyText()
  const number = { inputMode: 'numeric', optional: true } as const
  return (
    <div className={styles.pair}>
      {offer.kind === 'hotel' ? (
        <>
          <SelectField
            label={t('offer.star')}
            optional
            value={offer.star}
            change={(star) => set({ star })}
            options={hotelClasses.map((star) => [star, t(`star.${star}`)])}
          />
          <TextField
            {...number}
            label={t('offer.rooms')}
            value={offer.rooms}
            change={(rooms) => set({ rooms: rooms.replaceAll(/\D/g, '') })}
          />
        </>
      ) : (
        <>
          <TextField
            {...number}
            inputMode="decimal"
            label={t('offer.area')}
            value={offer.area}
            change={(area) => set({ area })}
            error={error}
          />
          <TextField
            {...number}
            label={t('offer.seats')}
            value={offer.seats}
            change={(seats) => set({ seats: seats.replaceAll(/\D/g, '') })}
          />
        </>
      )}
    </div>
  )
}

type LineProps = { readonly form: Form; readonly offer: Offer; readonly index: number }

const OfferLine = ({ form, offer, index }: LineProps): ReactNode => {
  const t = useApplyText()
  const { offers } = form.values
  const set = (some: Partial<Offer>): void =>
    form.set({ offers: offers.map((one, at) => (at === index ? { ...one, ...some } : one)) })
  const at = (name: string): string | undefined => form.errorAt(`offers.${String(index)}.${name}`)
  return (
    <fieldset className={styles.line}>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('offer.remove', { name: offer.name })}
        onClick={() => form.set({ offers: offers.filter((_, place) => place !== index) })}
      >
        ×
      </button>
      <TextField
        label={t(`offer.name.${offer.kind}`)}
        value={offer.name}
        change={(name) => set({ name })}
        error={at('name')}
      />
      <Details offer={offer} set={set} error={at('area')} />
    </fieldset>
  )
}

/** What they have to offer, in a few words. */
export const Offers = ({ form }: { readonly form: Form }): ReactNode => {
  const t = useApplyText()
  const { offers } = form.values
  const add = (kind: Offer['kind']): void => form.set({ offers: [...offers, { ...noOffer, kind }] })
  return (
    <section className={styles.group}>
      <h2>
        {t('offers')} <small>{t('optional')}</small>
      </h2>
      <p className={styles.hint}>{t('offers.hint')}</p>
      {offers.map((offer, index) => (
        // eslint-disable-next-line react/no-array-index-key -- lines have no id before they are sent in
        <OfferLine key={index} form={form} offer={offer} index={index} />
      ))}
      <div className={styles.pair}>
        <button type="button" className={styles.plain} onClick={() => add('hotel')}>
          {t('offer.hotel')}
        </button>
        <button type="button" className={styles.plain} onClick={() => add('place')}>
          {t('offer.place')}
        </button>
      </div>
    </section>
  )
}
