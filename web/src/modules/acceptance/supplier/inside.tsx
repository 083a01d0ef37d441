import { useState, type ReactNode } from 'react'
import { externalAcceptance as calls, type AcceptancePage } from '@srm/api/acceptance/external'
import type { Drawing } from '@srm/api/acceptance/signature'
import { callExternal } from '@/lib/external.ts'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { DrawnName } from '@/ui/external/drawn-name.tsx'
import { Outcome, Proof } from '@/ui/external/outcome.tsx'
import { useLinkPage, type LinkSession } from '@/ui/external/use-link-page.ts'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { DeductionsCard, LinesCard, PhotosCard } from './cards.tsx'
import { ObjectForm, SignForm } from './sign.form.tsx'
import paper from '@/ui/external/document.module.css'
import { useSupplierText } from '../acceptance.texts.ts'

type Props = { readonly page: AcceptancePage }

/** What was accepted, when, and what it comes to. */
const Head = ({ page }: Props): ReactNode => {
  const t = useSupplierText()
  const { company, supplier, title, code, orderCode, project, acceptedOn, amount, isFinal, remark } = page
  return (
    <header className={styles.head}>
      <p>{t('invites', { company, supplier })}</p>
      <h1>{title}</h1>
      <div className={paper.sum}>
        <span>{t('settled')}</span>
        <strong>{formatMoney(amount)}</strong>
        <span>{acceptedOn}</span>
      </div>
      <dl className={styles.spec}>
        <div>
          <dt>{t('order')}</dt>
          <dd>{orderCode}</dd>
        </div>
        <div>
          <dt>{t('code')}</dt>
          <dd>{code}</dd>
        </div>
        {project && (
          <div>
            <dt>{t('project')}</dt>
            <dd>{project}</dd>
          </div>
        )}
      </dl>
      {!isFinal && <p className={styles.notice}>{t('partial')}</p>}
      {remark && <p className={styles.prose}>{remark}</p>}
    </header>
  )
}

/** What became of it: the receipt of a signature, or the objection that was sent. */
const State = ({ page }: Props): ReactNode => {
  const t = useSupplierText()
  const { state, signature, objection, code } = page
  if (signature)
    return (
      <Outcome isDone title={t('signed')} hint={t('signed.hint')}>
        {signature.drawing && (
          <DrawnName strokes={signature.drawing} label={t('drawing.of', { name: signature.name })} />
        )}
        <Proof about={code} at={signature.at} sha256={signature.sha256} facts={[[t('signer'), signature.name]]} />
      </Outcome>
    )
  if (state === 'objected' && objection)
    return (
      <Outcome title={t('objected')} hint={t('objected.hint')}>
        <dl className={styles.proof}>
          <div>
            <dt>{t('objected.at')}</dt>
            <dd>{formatDateTime(objection.at)}</dd>
          </div>
          <div>
            <dt>{t('objected.text')}</dt>
            <dd>{objection.text}</dd>
          </div>
        </dl>
      </Outcome>
    )
  return state === 'closed' ? <Outcome title={t('closed')} hint={t('closed.hint')} /> : null
}

/** Everything behind the code: what was there, what was taken off, and the name under it. */
export const Inside = ({ session }: { readonly session: LinkSession }): ReactNode => {
  const t = useSupplierText()
  const { token } = session
  const { page, problem, isBusy, during } = useLinkPage(session, () => callExternal(calls.page, token, {}))
  const [isObjecting, setIsObjecting] = useState(false)
  const trouble = problem && (
    <p className={`${styles.card ?? ''} ${fields.error ?? ''}`} role="alert">
      {problem}
    </p>
  )
  if (!page) return trouble || <output className={styles.wait} aria-label={t('loading')} />
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (!(await during(work))) return
    setIsObjecting(false)
    window.scrollTo({ top: 0 })
  }
  const { sha256 } = page
  const sign = (name: string, drawing: Drawing | null): void =>
    void act(() => callExternal(calls.sign, token, { body: { sha256, name, drawing } }))
  const object = (name: string, text: string): void =>
    void act(() => callExternal(calls.object, token, { body: { sha256, name, text } }))
  const forms = { contact: page.contact, isBusy }
  return (
    <div className={styles.page}>
      <Head page={page} />
      <State page={page} />
      <LinesCard page={page} />
      <DeductionsCard page={page} />
      <PhotosCard page={page} />
      {trouble}
      {page.state === 'open' &&
        (isObjecting ? (
          <ObjectForm {...forms} send={object} back={() => setIsObjecting(false)} />
        ) : (
          <SignForm {...forms} send={sign} object={() => setIsObjecting(true)} />
        ))}
    </div>
  )
}
