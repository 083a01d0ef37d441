import { CheckOutlined, ExclamationOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { approval, type ExternalPage } from '@srm/api/approval'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'
import { keepToken, keptToken, callExternal } from '@/lib/external.ts'
import { LinkEntry } from '@/ui/external/link-entry.tsx'
import { Answer } from './answer.tsx'
import { Asked } from './question.tsx'
import styles from './external.module.css'
import { useExternalText } from '../approval.texts.ts'

const Told = ({ title, hint, good = false }: { title: string; hint: string; good?: boolean }): ReactNode => (
  <section className={styles.card} data-good={good}>
    <span className={styles.mark} data-good={good}>
      {good ? <CheckOutlined aria-hidden /> : <ExclamationOutlined aria-hidden />}
    </span>
    <h1>{title}</h1>
    <p className={styles.note}>{hint}</p>
  </section>
)

type InsideProps = { readonly token: string; readonly shut: (why: 'again' | 'gone') => void }

const whyShut = (error: unknown): 'again' | 'gone' | undefined => {
  if (!(error instanceof ApiError)) return undefined
  if (error.key === 'external.gone') return 'gone'
  return Number(error.code) === 401 ? 'again' : undefined
}

const Outcome = ({ page }: { page: ExternalPage }): ReactNode => {
  const t = useExternalText()
  if (page.status !== 'pending')
    return <Told good={page.status === 'confirmed'} title={t(`done.${page.status}`)} hint={t('done.hint')} />
  return page.actions.length === 0 && <Told title={t('closed')} hint={t('closed.hint')} />
}

/** What is asked and the answer to it; read again after everything one does. */
const Inside = ({ token, shut }: InsideProps): ReactNode => {
  const t = useExternalText()
  const lost = (error: unknown): void => {
    const why = whyShut(error)
    if (why) shut(why)
  }
  const read = async (): Promise<ExternalPage> => {
    try {
      return await callExternal(approval.external.page, token, {})
    } catch (error) {
      lost(error)
      throw error
    }
  }
  const { data: page, error, refetch } = useQuery({ queryKey: ['supplier', token], queryFn: read, retry: false })
  if (error)
    return (
      <section className={styles.card}>
        <p role="alert" className={styles.problem}>
          {messageOf(error)}
        </p>
        <button type="button" className={styles.plain} onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </section>
    )
  if (!page) return <output className={styles.wait} aria-label={t('loading')} />
  return (
    <>
      <Outcome page={page} />
      <Asked page={page} />
      {page.actions.includes('confirm') && <Answer token={token} answered={() => void refetch()} lost={lost} />}
    </>
  )
}

/** Where a supplier's contact answers: by a link, with a code, on a phone more often than not. */
const SupplierPage = (): ReactNode => {
  const t = useExternalText()
  const [params] = useSearchParams()
  const ticket = params.get('ticket') ?? ''
  const [token, setToken] = useState(() => keptToken(ticket))
  const [isGone, setIsGone] = useState(ticket.length < 10)
  const enter = (next: string): void => {
    keepToken({ ticket, token: next })
    setToken(next)
  }
  const shut = (why: 'again' | 'gone'): void => {
    keepToken(null)
    setToken(null)
    if (why === 'gone') setIsGone(true)
  }
  if (isGone) return <Told title={t('gone')} hint={t('gone.hint')} />
  return token ? (
    <Inside token={token} shut={shut} />
  ) : (
    <LinkEntry ticket={ticket} enter={enter} gone={() => setIsGone(true)} />
  )
}

export default SupplierPage
