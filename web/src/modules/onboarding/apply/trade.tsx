import type { ReactNode } from 'react'
import { external as calls, type Welcome } from '@srm/api/onboarding/external'
import { SelectField, TextField, Tick } from './field.tsx'
import type { Form } from './form.ts'
import styles from './apply.module.css'
import { Offers } from './offers.tsx'
import { Scans } from './scans.tsx'
import { useApplyText } from '../onboarding.texts.ts'
import { noLicence, type Licence } from './values.ts'

type Props = { readonly form: Form; readonly token: string; readonly welcome: Welcome }

const Classes = ({ form, welcome: { classes } }: Omit<Props, 'token'>): ReactNode => {
  const t = useApplyText()
  const { classifies } = form.values
  const error = form.errorAt('classifies')
  const remark = form.remarkAt('classifies')
  const turn = (id: string, on: boolean): void =>
    form.set({ classifies: on ? [...classifies, id] : classifies.filter((one) => one !== id) })
  return (
    <fieldset className={styles.group} data-remark={remark ? true : undefined}>
      <legend>{t('classifies')}</legend>
      {remark && <p className={styles.remark}>{remark}</p>}
      <p className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ?? t('classifies.hint')}
      </p>
      {[...Map.groupBy(classes, ({ parent }) => parent ?? '')].map(([parent, members]) => (
        <div key={parent} className={styles.chipRow}>
          {parent && <span>{parent}</span>}
          <div className={styles.chips}>
            {members.map(({ id, name }) => (
              <label key={id} className={styles.chip}>
                <input
                  type="checkbox"
                  checked={classifies.includes(id)}
                  onChange={({ target }) => turn(id, target.checked)}
                />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

type PeriodProps = {
  readonly licence: Licence
  readonly set: (change: (one: Licence) => Licence) => void
  readonly error: string | undefined
}

const Period = ({ licence, set, error }: PeriodProps): ReactNode => {
  const t = useApplyText()
  return (
    <>
      <TextField
        label={t('licence.number')}
        optional
        value={licence.number}
        change={(number) => set((one) => ({ ...one, number }))}
      />
      <Tick
        label={t('licence.longTerm')}
        on={licence.longTerm}
        change={(longTerm) => set((one) => ({ ...one, longTerm }))}
      />
      {!licence.longTerm && (
        <TextField
          label={t('licence.expiresOn')}
          type="date"
          value={licence.expiresOn}
          change={(expiresOn) => set((one) => ({ ...one, expiresOn }))}
          error={error}
        />
      )}
    </>
  )
}

type LineProps = Props & { readonly licence: Licence; readonly index: number }

const LicenceLine = ({ form, token, welcome, licence, index }: LineProps): ReactNode => {
  const t = useApplyText()
  const { licences } = form.values
  const set = (change: (one: Licence) => Licence): void =>
    form.set({ licences: licences.map((one, at) => (at === index ? change(one) : one)) })
  const at = (name: string): string | undefined => form.errorAt(`licences.${String(index)}.${name}`)
  const name = welcome.certificateTypes.find(({ value }) => value === licence.type)?.name ?? t('licences')
  const files = form.files.filter(({ id }) => licence.files.includes(id))
  return (
    <fieldset className={styles.line}>
      {licences.length > 1 && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('licence.remove', { name })}
          onClick={() => form.set({ licences: licences.filter((_, place) => place !== index) })}
        >
          ×
        </button>
      )}
      <SelectField
        label={t('licences')}
        value={licence.type}
        change={(type) => set((one) => ({ ...one, type }))}
        error={at('type')}
        options={welcome.certificateTypes.map(({ value, name: text }) => [value, text])}
      />
      <Scans
        to={calls.upload}
        token={token}
        label={`${name} ${t('upload.add')}`}
        files={files}
        add={(file) => {
          form.addFile(file)
          set((one) => ({ ...one, files: [...one.files, file.id] }))
        }}
        remove={(id) => set((one) => ({ ...one, files: one.files.filter((file) => file !== id) }))}
      />
      {at('files') && (
        <p className={styles.error} role="alert">
          {at('files')}
        </p>
      )}
      <Period licence={licence} set={set} error={at('expiresOn')} />
    </fieldset>
  )
}

/** Kinds of licences the chosen classes need and that are not there yet. */
const missingFor = ({ form, welcome }: Props): { value: string; name: string }[] => {
  const chosen = welcome.classes.filter(({ id }) => form.values.classifies.includes(id))
  const needed = new Set(chosen.flatMap(({ certificates }) => certificates))
  const there = new Set(form.values.licences.map(({ type }) => type))
  return welcome.certificateTypes.filter(({ value }) => needed.has(value) && !there.has(value))
}

/** Step 3: what they do, what proves it, what they have. */
export const TradeStep = (props: Props): ReactNode => {
  const t = useApplyText()
  const { form, welcome } = props
  const { licences } = form.values
  const remark = form.remarkAt('licences')
  const error = form.errorAt('licences')
  const add = (type: string): void => form.set({ licences: [...licences, { ...noLicence, type }] })
  return (
    <>
      <Classes form={form} welcome={welcome} />
      <section className={styles.group} data-remark={remark ? true : undefined}>
        <h2>{t('licences')}</h2>
        {remark && <p className={styles.remark}>{remark}</p>}
        <p className={error ? styles.error : styles.hint}>
          {error ?? t('licences.hint', { limit: Math.floor(welcome.uploadLimit / 1_048_576) })}
        </p>
        {licences.map((licence, index) => (
          // eslint-disable-next-line react/no-array-index-key -- lines have no id before they are sent in
          <LicenceLine key={index} {...props} licence={licence} index={index} />
        ))}
        <div className={styles.chips}>
          {missingFor(props).map(({ value, name }) => (
            <button key={value} type="button" className={styles.needed} onClick={() => add(value)}>
              + {name} <small>{t('licence.needed')}</small>
            </button>
          ))}
          <button type="button" className={styles.quiet} onClick={() => add('')}>
            {t('licence.add')}
          </button>
        </div>
      </section>
      <Offers form={form} />
    </>
  )
}
