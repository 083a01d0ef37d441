import type { ReactNode } from 'react'
import { externalOrder as calls, type OrderPage } from '@srm/api/order/external'
import { callExternal } from '@/lib/external.ts'
import { formatDateTime } from '@/lib/format.ts'
import { Outcome } from '@/ui/external/outcome.tsx'
import { useLinkPage, type LinkSession } from '@/ui/external/use-link-page.ts'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { Answer, type AnswerKind } from './answer.tsx'
import { ChangeCard } from './change.card.tsx'
import { OrderHead } from './head.tsx'
import { InvoicesCard } from './invoices.card.tsx'
import { LinesCard } from './lines.card.tsx'
import { TermsCard } from './terms.card.tsx'
import { useSupplierText } from '../order.texts.ts'

const settled = ['changeRequested', 'rejected', 'confirmed', 'done', 'canceled', 'preparing'] as const

/** What became of it, and what both sides hold in hand. */
const State = ({ page }: { readonly page: OrderPage }): ReactNode => {
  const t = useSupplierText()
  const state = settled.find((one) => one === page.state)
  if (page.asks !== null || state === undefined) return null
  const { answer, code, versionNo } = page
  return (
    <Outcome isDone={state === 'confirmed' || state === 'done'} title={t(`state.${state}`)} hint={t(`hint.${state}`)}>
      {answer && (
        <dl className={styles.proof}>
          <div>
            <dt>{t('answer.at')}</dt>
            <dd>{formatDateTime(answer.at)}</dd>
          </div>
          {answer.signer && (
            <div>
              <dt>{t('answer.signer')}</dt>
              <dd>{answer.signer}</dd>
            </div>
          )}
          <div>
            <dt>{t('answer.order')}</dt>
            <dd>{t('answer.version', { code, number: versionNo })}</dd>
          </div>
          {answer.note && (
            <div>
              <dt>{t('answer.note')}</dt>
              <dd>{answer.note}</dd>
            </div>
          )}
        </dl>
      )}
    </Outcome>
  )
}

/** Everything behind the code: the order as it can be read on a phone, and the answer to it. */
export const Inside = ({ session }: { readonly session: LinkSession }): ReactNode => {
  const t = useSupplierText()
  const { token } = session
  const { page, problem, isBusy, during } = useLinkPage(session, () => callExternal(calls.page, token, {}))
  const trouble = problem && (
    <p className={`${styles.card ?? ''} ${fields.error ?? ''}`} role="alert">
      {problem}
    </p>
  )
  if (!page) return trouble || <output className={styles.wait} aria-label={t('loading')} />
  const answer = async (kind: AnswerKind, signer: string, note: string): Promise<void> => {
    const body = { seen: page.seen, signer }
    const isSent = await during(() =>
      kind === 'confirm'
        ? callExternal(calls.confirm, token, { body })
        : callExternal(calls[kind], token, { body: { ...body, note } }),
    )
    if (isSent) window.scrollTo({ top: 0 })
  }
  return (
    <div className={styles.page}>
      <OrderHead page={page} />
      <State page={page} />
      {page.asks === 'change' && page.change && <ChangeCard change={page.change} />}
      <LinesCard page={page} isFolded={page.asks === 'change'} />
      <TermsCard page={page} />
      {(page.state === 'confirmed' || page.state === 'done') && <InvoicesCard token={token} />}
      {trouble}
      {page.asks !== null && (
        <Answer key={page.seen} page={page} asks={page.asks} isBusy={isBusy} send={(...all) => void answer(...all)} />
      )}
    </div>
  )
}
