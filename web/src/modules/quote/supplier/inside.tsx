import { type ReactNode, useState } from 'react'
import { externalQuote as calls, type QuotePage } from '@srm/api/quote/external'
import { callExternal } from '@/lib/external.ts'
import { Outcome } from '@/ui/external/outcome.tsx'
import type { LinkSession } from '@/ui/external/use-link-page.ts'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { TextField } from '@/ui/external/fields.tsx'
import { useSupplierText } from '../quote.texts.ts'
import { ConfirmationCard } from './confirmation.card.tsx'
import { Filling } from './filling.tsx'
import { Head } from './head.tsx'
import { Questions } from './questions.tsx'
import { Receipt } from './receipt.tsx'
import { forgetDraft, useQuote } from './use-quote.ts'

type Props = {
  readonly reasons: QuotePage['declineReasons']
  readonly isBusy: boolean
  readonly decline: (reason: string, note: string) => void
  readonly back: () => void
}

/** One tap says why, and that is all it takes. */
const Decline = ({ reasons, isBusy, decline, back }: Props): ReactNode => {
  const t = useSupplierText()
  const [note, setNote] = useState('')
  return (
    <section className={styles.card} aria-label={t('decline')}>
      <h2>{t('decline.why')}</h2>
      <p className={fields.hint}>{t('decline.hint')}</p>
      <TextField label={t('decline.note')} isOptional value={note} maxLength={500} change={setNote} />
      <ul className={styles.reasons}>
        {reasons.map(({ value, name }) => (
          <li key={value}>
            <button type="button" disabled={isBusy} onClick={() => decline(value, note.trim())}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={fields.plain} onClick={back}>
        {t('back')}
      </button>
    </section>
  )
}

const Over = ({ page }: { readonly page: QuotePage }): ReactNode => {
  const t = useSupplierText()
  const isSent = page.receipt !== null && page.answer === 'quoted'
  if (page.state === 'canceled') return <Outcome title={t('canceled')} hint={t('canceled.hint')} />
  if (!isSent)
    return <Outcome title={t('closed')} hint={t(page.answer === 'declined' ? 'closed.declined' : 'closed.hint')} />
  return <Receipt page={page} isBusy change={() => undefined} withdraw={() => undefined} />
}

type View = 'form' | 'decline' | undefined

type OpenProps = Omit<ReturnType<typeof useQuote>, 'page' | 'problem' | 'skew'> & {
  readonly session: LinkSession
  readonly page: QuotePage
}

const Open = ({ session, page, isBusy, during }: OpenProps): ReactNode => {
  const t = useSupplierText()
  const { token, ticket } = session
  const [view, setView] = useState<View>()
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (await during(work)) setView(undefined)
  }
  const decline = (reason: string, note: string): void =>
    void act(() => callExternal(calls.decline, token, { body: { reason, ...(note && { note }) } }))
  const withdraw = (): void => {
    forgetDraft(ticket)
    void act(() => callExternal(calls.withdraw, token, {}))
  }
  if (view === 'decline')
    return <Decline reasons={page.declineReasons} isBusy={isBusy} decline={decline} back={() => setView(undefined)} />
  if (page.answer === 'quoted' && view !== 'form')
    return <Receipt page={page} isBusy={isBusy} change={() => setView('form')} withdraw={withdraw} />
  if (page.answer === 'declined' && view !== 'form') {
    const again = (
      <button type="button" className={fields.plain} onClick={() => setView('form')}>
        {t('declined.undo')}
      </button>
    )
    return (
      <Outcome title={t('declined')} hint={t('declined.hint')}>
        {again}
      </Outcome>
    )
  }
  return (
    <>
      {page.answer === 'invalid' && <p className={styles.notice}>{t('invalid')}</p>}
      {page.answer === 'withdrawn' && <p className={styles.notice}>{t('withdrawn')}</p>}
      {page.answer === 'intends' && <p className={styles.notice}>{t('intends')}</p>}
      <Filling
        session={session}
        page={page}
        isBusy={isBusy}
        during={during}
        sent={() => {
          setView(undefined)
          window.scrollTo({ top: 0 })
        }}
        decline={() => setView('decline')}
        intend={() => void during(() => callExternal(calls.intend, token, {}))}
      />
    </>
  )
}

/** Everything behind the code: the form while quotes are taken, then what was sent. */
export const Inside = ({ session }: { readonly session: LinkSession }): ReactNode => {
  const t = useSupplierText()
  const { page, skew, problem, isBusy, during } = useQuote(session)
  const ask = (question: string): Promise<boolean> =>
    during(() => callExternal(calls.ask, session.token, { body: { question } }))
  const trouble = problem && (
    <p className={`${styles.card} ${fields.error}`} role="alert">
      {problem}
    </p>
  )
  if (!page) return trouble || <output className={styles.wait} aria-label={t('loading')} />
  return (
    <div className={styles.page}>
      <Head page={page} skew={skew} />
      {page.confirmation && (
        <ConfirmationCard
          page={page}
          isBusy={isBusy}
          answer={(validUntil) => {
            const body = { isConfirmed: validUntil !== undefined, ...(validUntil !== undefined && { validUntil }) }
            void during(() => callExternal(calls.confirm, session.token, { body }))
          }}
        />
      )}
      {page.state === 'open' ? (
        <Open session={session} page={page} isBusy={isBusy} during={during} />
      ) : (
        <Over page={page} />
      )}
      {trouble}
      <Questions page={page} isBusy={isBusy} ask={ask} />
    </div>
  )
}
