import { useState, type ReactNode } from 'react'
import type { AppliedFile } from '@srm/api/onboarding/external'
import { renew, type RenewAnswer, type RenewPage } from '@srm/api/onboarding/renew'
import { TextField, Tick } from '../apply/field.tsx'
import styles from '../apply/apply.module.css'
import { Scans } from '../apply/scans.tsx'
import { useRenewText } from '../onboarding.texts.ts'

export type CertificateUpload = {
  readonly token: string
  readonly page: RenewPage
  readonly send: (answer: RenewAnswer) => void
  readonly busy: boolean
}

const nothing = { number: '', issuedOn: '', longTerm: false, expiresOn: '' }
type FormValues = typeof nothing

const wrongOf = ({ number, longTerm, expiresOn }: FormValues, files: readonly AppliedFile[]) => {
  if (number.trim() === '') return 'wrong.fill'
  if (files.length === 0) return 'wrong.scan'
  return longTerm || expiresOn !== '' ? undefined : 'wrong.date'
}

const Now = ({ page: { certificate } }: Pick<CertificateUpload, 'page'>): ReactNode => {
  const t = useRenewText()
  if (!certificate) return null
  const { type, number, expiresOn } = certificate
  return (
    <section className={styles.group}>
      <h2>{t('certificate.now')}</h2>
      <p>{t('certificate.number', { type, number })}</p>
      <p className={styles.hint}>
        {expiresOn ? t('certificate.expires', { date: expiresOn }) : t('certificate.longTerm')}
      </p>
    </section>
  )
}

/** A new certificate in place of the one that ends. */
export const RenewCertificate = ({ token, page, send, busy }: CertificateUpload): ReactNode => {
  const t = useRenewText()
  const [values, setValues] = useState(nothing)
  const [files, setFiles] = useState<readonly AppliedFile[]>([])
  const [wrong, setWrong] = useState<ReturnType<typeof wrongOf>>()
  const of = (name: 'number' | 'issuedOn' | 'expiresOn') => ({
    label: t(name),
    value: values[name],
    change: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  })
  const submit = (): void => {
    const found = wrongOf(values, files)
    setWrong(found)
    if (found) return
    const { number, issuedOn, longTerm, expiresOn } = values
    const dates = { ...(issuedOn && { issuedOn }), ...(!longTerm && { expiresOn }) }
    send({ kind: 'certificate', certificate: { number, longTerm, files: files.map(({ id }) => id), ...dates } })
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
      <Now page={page} />
      <section className={styles.group}>
        <h2>{t('certificate.new')}</h2>
        <Scans
          to={renew.upload}
          token={token}
          label={t('scan')}
          files={files}
          add={(file) => setFiles((before) => [...before, file])}
          remove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
        />
        <TextField {...of('number')} maxLength={60} />
        <TextField {...of('issuedOn')} type="date" optional />
        <Tick
          label={t('longTerm')}
          on={values.longTerm}
          change={(longTerm) => setValues((before) => ({ ...before, longTerm }))}
        />
        {!values.longTerm && <TextField {...of('expiresOn')} type="date" />}
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
