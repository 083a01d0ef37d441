import type { ReactNode } from 'react'
import { agreementVersion } from '@srm/api/onboarding/external'
import { useTextOf } from './company.tsx'
import { TextField, Tick } from './field.tsx'
import type { Form } from './form.ts'
import styles from './apply.module.css'
import { useApplyText } from '../onboarding.texts.ts'

type Props = {
  readonly form: Form
  readonly agreed: boolean
  readonly agree: (on: boolean) => void
  readonly missing: boolean
}

/** Step 4: where they are paid, if they like to say, and their word for it all. */
export const LastStep = ({ form, agreed, agree, missing }: Props): ReactNode => {
  const t = useApplyText()
  const of = useTextOf(form)
  return (
    <>
      <section className={styles.group}>
        <Tick label={t('bank')} on={form.values.hasBank} change={(hasBank) => form.set({ hasBank })} />
        <p className={styles.hint}>{t('bank.hint')}</p>
        {form.values.hasBank && (
          <>
            <TextField {...of('accountName')} autoComplete="off" />
            <TextField {...of('accountNo')} inputMode="numeric" autoComplete="off" />
            <TextField {...of('bankName')} autoComplete="off" />
            <TextField {...of('branch')} autoComplete="off" />
          </>
        )}
      </section>
      <TextField {...of('referrer')} optional maxLength={50} />
      <TextField {...of('remark')} optional lines={3} />
      <Tick
        label={
          <>
            {t('agree')} <small>{t('agree.version', { version: agreementVersion })}</small>
          </>
        }
        on={agreed}
        change={agree}
      />
      {missing && (
        <p className={styles.error} role="alert">
          {t('agree.missing')}
        </p>
      )}
    </>
  )
}
