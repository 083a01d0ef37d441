import { Button, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ledger, type LedgerBook, type MonthState } from '@srm/api/ledger'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate } from '@/lib/api/query.ts'
import { Can } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Panel } from '@/ui/page.tsx'
import { reopenPaths } from '../ledger.paths.ts'
import styles from '../statement/statement.module.css'
import { useMonthText } from '../ledger.texts.ts'

type CloseProps = { readonly book: LedgerBook; readonly month: string; readonly close: () => void }

const CloseDialog = ({ book: { company }, month, close }: CloseProps): ReactNode => {
  const t = useMonthText()
  const { mutateAsync, isPending } = useMutate(ledger.close, { done: () => toast.success(t('close.done')) })
  const name = month.slice(0, 7)
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('close.title', { company: company.name, month: name })}
      ok={t('close')}
      busy={isPending}
      confirm={() => mutateAsync({ body: { companyId: company.id, month } })}
      close={close}
    >
      {t('close.hint', { month: name })}
    </ConfirmDialog>
  )
}

type LineProps = { readonly book: LedgerBook; readonly state: MonthState; readonly close: () => void }

const MonthLine = ({ book, state, close }: LineProps): ReactNode => {
  const t = useMonthText()
  const { month, isClosed, isNext, closedAt, closedBy } = state
  return (
    <tr>
      <th scope="row">{month.slice(0, 7)}</th>
      <td>
        <Tag color={isClosed ? 'green' : 'default'}>{t(isClosed ? 'closed' : 'open')}</Tag>
      </td>
      <td>{closedBy ?? ''}</td>
      <td>{closedAt === null ? '' : formatDateTime(closedAt)}</td>
      <td>
        {isNext && (
          <Can code="ledger:closeMonth">
            <Button size="small" onClick={close}>
              {t('close')}
            </Button>
          </Can>
        )}
        {isClosed && (
          <Can code="monthReopen:create">
            <Link to={`${reopenPaths.create}?company=${book.company.id}&month=${month}`}>{t('reopen')}</Link>
          </Can>
        )}
      </td>
    </tr>
  )
}

/** The months of one company: which are closed, which can be, and by whom they were. */
export const BookPanel = ({ book }: { readonly book: LedgerBook }): ReactNode => {
  const t = useMonthText()
  const [closing, setClosing] = useState<string>()
  return (
    <Panel title={book.company.name}>
      <div className={styles.body}>
        <div className={styles.scroll}>
          <table className={`${styles.table ?? ''} ${styles.months ?? ''}`}>
            <thead>
              <tr>
                <th>{t('month')}</th>
                <th>{t('state')}</th>
                <th>{t('by')}</th>
                <th>{t('at')}</th>
                <th aria-label={t('close')} />
              </tr>
            </thead>
            <tbody>
              {book.months.map((state) => (
                <MonthLine key={state.month} book={book} state={state} close={() => setClosing(state.month)} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {closing !== undefined && <CloseDialog book={book} month={closing} close={() => setClosing(undefined)} />}
    </Panel>
  )
}
