import { useState, type ReactNode } from 'react'
import { formatDateTime } from '@/lib/format.ts'
import { useExternalText } from '../ui.texts.ts'
import fields from './fields.module.css'
import styles from './parts.module.css'

type OutcomeProps = {
  readonly title: string
  readonly hint: string
  /** It went well: what was sent has arrived. */
  readonly isDone?: boolean
  /** Nothing else is on the page: its title is the page's. */
  readonly isAlone?: boolean
  readonly children?: ReactNode
}

/** How it ended, in one card in the middle of the page. */
export const Outcome = ({ title, hint, isDone = false, isAlone = false, children }: OutcomeProps): ReactNode => (
  <section className={`${styles.card ?? ''} ${styles.told ?? ''}`}>
    {isDone && (
      <span className={styles.mark} aria-hidden>
        ✓
      </span>
    )}
    {isAlone ? <h1>{title}</h1> : <h2>{title}</h2>}
    <p className={fields.hint}>{hint}</p>
    {children}
  </section>
)

type ProofProps = {
  /** What it is the proof of, for whoever copies it. */
  readonly about: string
  readonly at: string
  readonly sha256: string
  /** Further facts, before the hash. */
  readonly facts?: readonly (readonly [label: string, value: ReactNode])[]
}

/** The proof that something arrived: when, by the clock that counts, and the hash of what was sent. */
export const Proof = ({ about, at, sha256, facts = [] }: ProofProps): ReactNode => {
  const t = useExternalText()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${about} ${at} ${sha256}`)
    setIsCopied(true)
  }
  return (
    <>
      <dl className={styles.proof}>
        <div>
          <dt>{t('proof.at')}</dt>
          <dd>{formatDateTime(at)}</dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('proof.hash')}</dt>
          <dd>
            <code>{sha256}</code>
          </dd>
        </div>
      </dl>
      <button type="button" className={fields.plain} onClick={() => void copy()}>
        {isCopied ? t('copied') : t('proof.copy')}
      </button>
    </>
  )
}
