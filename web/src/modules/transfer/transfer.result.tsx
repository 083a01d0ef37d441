import type { ReactNode } from 'react'
import { transfer, type TransferResult } from '@srm/api/transfer'
import { useRead } from '@/lib/api/query.ts'
import type { SlotProps } from '@/ui/slots.ts'
import { hasResult } from './results.ts'
import styles from './transfer.module.css'
import { useText } from './transfer.texts.ts'

const parts = ['inserted', 'updated', 'skipped', 'failed'] as const

/** How many of what, and the file to take away. */
export const Outcome = ({ result }: { readonly result: TransferResult }): ReactNode => {
  const t = useText()
  const { kind, counts, file, state } = result
  const said =
    kind !== 'import'
      ? [t(kind === 'paper' ? 'count.papers' : 'count.exported', { count: counts.total })]
      : parts.filter((part) => counts[part] > 0).map((part) => t(`count.${part}`, { count: counts[part] }))
  return (
    <>
      {(kind === 'import' || state === 'done') && <span className={styles.note}>{said.join(' · ')}</span>}
      {file && (
        <a className={styles.report} href={file.url} download={file.name}>
          {t(kind !== 'import' ? 'download.file' : 'download.report')}
        </a>
      )}
      {!file && state === 'done' && <span className={styles.note}>{t('expired')}</span>}
    </>
  )
}

const Shown = ({ id }: { readonly id: string }): ReactNode => {
  const { data } = useRead(transfer.result, { params: { id } })
  return data ? <Outcome result={data} /> : null
}

/** What an import or export among the background jobs came to. */
export const TransferOutcome = ({ job }: SlotProps<'jobResult'>): ReactNode =>
  hasResult(job.name) ? <Shown id={job.id} /> : null
