import { useState, type ReactNode } from 'react'
import type { QuotePage } from '@srm/api/quote/external'
import { formatMoney } from '@/lib/format.ts'
import { FilesCard } from './files.tsx'
import { LineCard } from './line.card.tsx'
import { TermsCard } from './terms.card.tsx'
import type { LinkSession } from '@/ui/external/use-link-page.ts'
import { useDraft, type SaveState } from './use-quote.ts'
import { amountsOf, findInvalid, findMissing, lineOf, type LineValues } from './values.ts'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../quote.texts.ts'

type Props = {
  readonly session: LinkSession
  readonly page: QuotePage
  readonly isBusy: boolean
  readonly during: (work: () => Promise<unknown>) => Promise<boolean>
  readonly sent: () => void
  readonly decline: () => void
  readonly intend: () => void
}

const none: ReadonlySet<string> = new Set()

const Saved = ({ saving }: { readonly saving: SaveState }): ReactNode => {
  const t = useSupplierText()
  return saving === 'none' ? null : <output>{t(`saved.${saving}`)}</output>
}

type OthersProps = Pick<Props, 'isBusy' | 'decline' | 'intend'> & Pick<QuotePage, 'answer'>

const Others = ({ answer, isBusy, decline, intend }: OthersProps): ReactNode => {
  const t = useSupplierText()
  return (
    <div className={styles.others}>
      {answer === 'none' && (
        <button type="button" className={fields.plain} disabled={isBusy} onClick={intend}>
          {t('intend')}
        </button>
      )}
      {answer !== 'quoted' && (
        <button type="button" className={fields.plain} disabled={isBusy} onClick={decline}>
          {t('decline')}
        </button>
      )}
    </div>
  )
}

type BarProps = {
  readonly total: string
  readonly shortfall: string
  readonly saving: SaveState
  readonly isAgain: boolean
  readonly isBusy: boolean
  readonly send: () => void
}

const SubmitBar = ({ total, shortfall, saving, isAgain, isBusy, send }: BarProps): ReactNode => {
  const t = useSupplierText()
  return (
    <footer className={styles.bar}>
      <p>
        <small>{t('total')}</small>
        <strong>{formatMoney(total)}</strong>
        {shortfall !== '0.00' && <small>{t('shortfall', { amount: formatMoney(shortfall) })}</small>}
        <Saved saving={saving} />
      </p>
      <button type="button" className={fields.primary} aria-busy={isBusy} disabled={isBusy} onClick={send}>
        {isAgain ? t('submit.again') : t('submit')}
      </button>
    </footer>
  )
}

/** The form, line by line, with what it comes to always in sight. */
export const Filling = ({ session, page, isBusy, during, sent, decline, intend }: Props): ReactNode => {
  const t = useSupplierText()
  const { values, set, saving, submit } = useDraft(session, page)
  const [missing, setMissing] = useState(none)
  const [problem, setProblem] = useState('')
  const amounts = amountsOf(values, page)
  const setLine = (id: string, some: Partial<LineValues>): void =>
    set({ lines: { ...values.lines, [id]: { ...lineOf(values, id), ...some } } })
  const send = async (): Promise<void> => {
    const found = findMissing(values, page)
    setMissing(found)
    const invalid = found.size > 0 ? t('missing.some') : (findInvalid(values, page) ?? '')
    setProblem(invalid)
    if (invalid === '' && (await during(submit))) sent()
    else setTimeout(() => document.querySelector('[data-wrong]')?.scrollIntoView({ block: 'center' }), 0)
  }
  return (
    <>
      {page.isTwoEnvelope && <p className={styles.notice}>{t('envelopes')}</p>}
      {page.lines.map((asked, index) => (
        <LineCard
          key={asked.id}
          asked={asked}
          values={lineOf(values, asked.id)}
          amount={amounts.lines[index]?.amount ?? null}
          missing={missing}
          allowsPartial={page.allowsPartial}
          allowsAlternate={page.allowsAlternate}
          set={(some) => setLine(asked.id, some)}
        />
      ))}
      <TermsCard values={values} missing={missing} isTaxIncluded={page.isTaxIncluded} set={set} />
      <FilesCard
        token={session.token}
        known={page.attachments}
        ids={values.attachments}
        change={(attachments) => set({ attachments })}
        technical={
          page.isTwoEnvelope
            ? { ids: values.technicalFiles, change: (technicalFiles) => set({ technicalFiles }) }
            : undefined
        }
      />
      <Others answer={page.answer} isBusy={isBusy} decline={decline} intend={intend} />
      {problem && (
        <p className={fields.error} role="alert">
          {problem}
        </p>
      )}
      <SubmitBar
        total={amounts.total}
        shortfall={amounts.shortfall}
        saving={saving}
        isAgain={page.answer === 'quoted'}
        isBusy={isBusy}
        send={() => void send()}
      />
    </>
  )
}
