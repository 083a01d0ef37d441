import { useState, type ReactNode } from 'react'
import { external as calls, type ApplyPage, type Welcome } from '@srm/api/onboarding/external'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'
import { callExternal } from '@/lib/external.ts'
import { CompanyStep } from './company.tsx'
import { useApply } from './form.ts'
import { LastStep } from './last.tsx'
import styles from './apply.module.css'
import { Rail } from './rail.tsx'
import { TradeStep } from './trade.tsx'
import { useApplyText } from '../onboarding.texts.ts'
import { forgetHere, stepOf } from './values.ts'

type Props = {
  readonly company: string
  readonly token: string
  readonly page: ApplyPage
  readonly welcome: Welcome
  readonly sent: () => void
  readonly lost: (error: unknown) => void
}

const showWrong = (): void => {
  requestAnimationFrame(() => {
    const wrong = document.querySelector('[data-wrong], [role="alert"]')
    wrong?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    wrong?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
  })
}

const useSteps = ({ company, token, page, sent, lost }: Omit<Props, 'welcome'>) => {
  const form = useApply(company, token, page)
  const [step, setStep] = useState(2)
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const go = (to: number): void => {
    setStep(to)
    window.scrollTo({ top: 0 })
  }
  const next = (): void => {
    const here = form.check().problems.filter(({ path }) => stepOf(path) === step)
    form.tell(here)
    if (here.length > 0) showWrong()
    else go(step + 1)
  }
  const refused = (error: unknown): void => {
    setProblem(messageOf(error))
    if (error instanceof ApiError && error.errors.length > 0) {
      form.tell(error.errors)
      go(stepOf(error.errors[0]?.path ?? ''))
      showWrong()
    }
    lost(error)
  }
  const submit = async (): Promise<void> => {
    const { problems, body } = form.check()
    form.tell(problems)
    setMissing(!agreed)
    const [first] = problems
    if (first) go(stepOf(first.path))
    if (!body || !agreed) {
      showWrong()
      return
    }
    setBusy(true)
    setProblem('')
    try {
      await form.sendBy(async () => void (await callExternal(calls.submit, token, { body })))
      forgetHere(company)
      sent()
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }
  return { form, step, go, next, submit, agreed, setAgreed, missing: missing && !agreed, problem, busy }
}

/** Steps 2 to 4, kept as they are typed. */
export const Steps = (props: Props): ReactNode => {
  const t = useApplyText()
  const { page, token, welcome } = props
  const { form, step, go, next, submit, agreed, setAgreed, missing, problem, busy } = useSteps(props)
  const last = step === 4
  return (
    <>
      <Rail step={step} go={go} />
      {page.stage === 'returned' && (
        <section className={styles.mend} role="note">
          <h2>{t('mend.title')}</h2>
          {page.opinion && <p>{page.opinion}</p>}
          {page.remarks.length > 0 && <p>{t('mend.hint', { n: page.remarks.length })}</p>}
        </section>
      )}
      <form
        noValidate
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault()
          if (last) void submit()
          else next()
        }}
      >
        {step === 2 && <CompanyStep form={form} />}
        {step === 3 && <TradeStep form={form} token={token} welcome={welcome} />}
        {last && <LastStep form={form} agreed={agreed} agree={setAgreed} missing={missing} />}
        {problem && (
          <p className={styles.error} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.bar}>
          <output className={styles.saving}>{form.saving !== 'no' && t(form.saving)}</output>
          {step > 2 && (
            <button type="button" className={styles.plain} onClick={() => go(step - 1)}>
              {t('back')}
            </button>
          )}
          <button type="submit" className={styles.primary} aria-busy={busy} disabled={busy}>
            {last ? t(page.stage === 'returned' ? 'resubmit' : 'submit') : t('next')}
          </button>
        </div>
      </form>
    </>
  )
}
