import type { ReactNode } from 'react'
import { JournalLine, ledger } from '@srm/api/ledger'
import { ledgerPages } from '@srm/api/ledger/pages'
import { recordPath } from '@/lib/module/record-pages.ts'
import { useCan } from '@/lib/session/can.tsx'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useJournalText } from '../ledger.texts.ts'

/** A line leads to the document it was posted for. */
const toDocument = (_: string, row?: Row): string => {
  const [subject, id] = [row?.['subject'], row?.['documentId']]
  const isKnown = typeof subject === 'string' && typeof id === 'string'
  return (isKnown ? recordPath(subject, id) : undefined) ?? ledgerPages.journal.path
}

const columns = [
  { name: 'day', width: 110 },
  { name: 'documentCode', width: 150 },
  { name: 'event', width: 120 },
  { name: 'account', width: 110 },
  { name: 'fund', width: 150 },
  { name: 'debit', width: 130 },
  { name: 'credit', width: 130 },
  { name: 'balance', width: 140 },
  { name: 'person', width: 100 },
  { name: 'project', width: 180 },
  { name: 'supplier', width: 160 },
  { name: 'company', width: 180 },
  { name: 'note', width: 160 },
] as const

const JournalPage = (): ReactNode => {
  const t = useJournalText()
  const transfer = useCan()('journalLine:export') ? 'exportVisible' : 'none'
  return (
    <RecordList
      record={JournalLine}
      calls={ledger.journal}
      paths={{ detail: toDocument }}
      columns={columns}
      title={t('title')}
      quickFilters={['company', 'fund', 'account', 'day', 'event']}
      transfer={transfer}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default JournalPage
