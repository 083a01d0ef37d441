import { useState, type ReactNode } from 'react'
import { TextField } from '../apply/field.tsx'
import styles from '../apply/apply.module.css'
import type { CertificateUpload } from './certificate.tsx'
import { useRenewText } from '../onboarding.texts.ts'

type Line = {
  readonly item?: string
  readonly name: string
  readonly unit: string
  readonly was: string
  price: string
}

const isMoney = (text: string): boolean => /^\d{1,13}(\.\d{1,2})?$/.test(text)

const wrongOf = (lines: readonly Line[]) => {
  if (lines.length === 0) return 'wrong.nothing'
  if (lines.some(({ name, unit }) => name.trim() === '' || unit.trim() === '')) return 'wrong.fill'
  return lines.every(({ price }) => isMoney(price)) ? undefined : 'wrong.price'
}

type LineProps = { readonly line: Line; readonly set: (some: Partial<Line>) => void; readonly remove: () => void }

const PriceLine = ({ line, set, remove }: LineProps): ReactNode => {
  const t = useRenewText()
  const { item, name, unit, was, price } = line
  const fresh = item === undefined
  return (
    <fieldset className={styles.line}>
      {fresh ? (
        <>
          <button type="button" className={styles.remove} aria-label={t('price.remove', { name })} onClick={remove}>
            ×
          </button>
          <TextField label={t('price.name')} value={name} change={(value) => set({ name: value })} />
          <TextField label={t('price.unit')} value={unit} change={(value) => set({ unit: value })} />
        </>
      ) : (
        <div>
          <strong>{name}</strong>
          <p className={styles.hint}>{t('price.now', { price: was, unit })}</p>
        </div>
      )}
      <TextField
        label={t('price.new')}
        value={price}
        change={(value) => set({ price: value.replaceAll('。', '.') })}
        inputMode="decimal"
        autoComplete="off"
      />
    </fieldset>
  )
}

/** Their prices as we have them, to be changed one by one. */
export const RenewPrices = ({ page, send, busy }: CertificateUpload): ReactNode => {
  const t = useRenewText()
  const [lines, setLines] = useState<readonly Line[]>(() =>
    page.prices.map(({ item, name, unit, price }) => ({ item, name, unit, was: price, price })),
  )
  const [wrong, setWrong] = useState<ReturnType<typeof wrongOf>>()
  const submit = (): void => {
    const changed = lines.filter(({ item, was, price }) => item === undefined || price !== was)
    const found = wrongOf(changed)
    setWrong(found)
    if (found) return
    send({
      kind: 'prices',
      prices: changed.map(({ item, name, unit, price }) => ({ name, unit, price, ...(item && { item }) })),
    })
  }
  return (
    <form
      noValidate
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <section className={styles.group}>
        <h2>{t('prices.title')}</h2>
        <p className={styles.hint}>{t('prices.hint')}</p>
        {lines.map((line, index) => (
          <PriceLine
            // eslint-disable-next-line react/no-array-index-key -- a new line has no id before it is sent
            key={line.item ?? index}
            line={line}
            set={(some) => setLines(lines.map((one, at) => (at === index ? { ...one, ...some } : one)))}
            remove={() => setLines(lines.filter((_, at) => at !== index))}
          />
        ))}
        <button
          type="button"
          className={styles.plain}
          onClick={() => setLines([...lines, { name: '', unit: '', was: '', price: '' }])}
        >
          {t('price.add')}
        </button>
      </section>
      {wrong && (
        <p className={styles.error} role="alert">
          {t(wrong)}
        </p>
      )}
      <button type="submit" className={styles.primary} aria-busy={busy} disabled={busy}>
        {t('send')}
      </button>
    </form>
  )
}
