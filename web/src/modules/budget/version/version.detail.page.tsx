import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Budget, budget } from '@srm/api/budget'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { DocumentApprovals, SubmitDialog } from '@/modules/approval/index.ts'
import { isSubmittable } from '@/ui/document-states.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { GridEditor } from '@/ui/grid/grid.tsx'
import { projectTab, versionPaths } from '../budget.paths.ts'
import { useEditorText, useVersionText } from '../budget.texts.ts'
import { type Sight, useLineColumns } from '../editor/lines.columns.ts'
import { rowsOf } from '../editor/lines.model.ts'
import { Totals } from '../editor/totals.tsx'
import { QuotationPrint } from './quotation.print.tsx'

/** What a reader may not see comes as nothing. */
const sightOf = ({ costTotal, incomeTotal }: Pick<Budget, 'costTotal' | 'incomeTotal'>): Sight => ({
  cost: costTotal !== null,
  income: incomeTotal !== null,
})

/** The lines of a version, to be read. */
const LinesView = ({ row }: { readonly row: Budget }): ReactNode => {
  const t = useEditorText()
  const sight = sightOf(row)
  const columns = useLineColumns(row, sight)
  const rows = useMemo(() => rowsOf(row.lines, () => undefined), [row])
  return (
    <>
      <Totals rows={rows} contingencyRate={row.contingencyRate} count={row} sight={sight} />
      <GridEditor label={t('lines')} columns={columns} rows={rows} grouped readOnly height={560} />
    </>
  )
}

const useActions = (send: (id: string) => void): RecordAction[] => {
  const t = useVersionText()
  const go = useNavigate()
  const [, setParams] = useSearchParams()
  const print = (): void => setParams((before) => new URLSearchParams([...before, ['print', 'quotation']]))
  return [
    { action: '', label: t('submit'), rank: 'primary', when: isSubmittable, run: ({ id }) => send(id) },
    {
      action: '',
      label: t('quotation'),
      rank: 'secondary',
      when: ({ incomeTotal }) => incomeTotal !== null,
      run: print,
    },
    {
      action: '',
      label: t('compare'),
      rank: 'more',
      run: ({ project }) =>
        typeof project === 'object' && project !== null && 'id' in project
          ? go(projectTab(String(project.id), 'budget'))
          : undefined,
    },
  ]
}

const Shown = ({ row }: { readonly row: Budget | undefined }): ReactNode => {
  const t = useVersionText()
  const [sending, setSending] = useState<string>()
  const actions = useActions(setSending)
  const approvals = (id: string): ReactNode => (
    <Suspense>
      <DocumentApprovals docType="budget" docId={id} />
    </Suspense>
  )
  return (
    <>
      <RecordDetail
        record={Budget}
        calls={budget.budget}
        paths={versionPaths}
        summary={['project', 'versionNo', 'isEffective', 'costTotal', 'incomeTotal', 'attendees']}
        sections={[
          { title: t('section.figures'), fields: ['days', 'nights', 'sessions', 'contingencyRate', 'contingency'] },
          { title: t('section.more'), fields: ['name', 'owner', 'department', 'createdAt', 'remark'] },
        ]}
        related={({ id }) => [
          {
            key: 'lines',
            title: t('section.lines'),
            count: row?.lines.length,
            content: row && <LinesView row={row} />,
          },
          { key: 'approvals', title: t('approvals'), content: approvals(id) },
        ]}
        actions={actions}
      />
      {sending && (
        <Suspense>
          <SubmitDialog
            docType="budget"
            docId={sending}
            close={() => setSending(undefined)}
            submitted={() => refreshFamily(budget.budget.list, [sending])}
          />
        </Suspense>
      )}
    </>
  )
}

const VersionDetail = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(budget.budget.show, { params: { id } })
  return params.get('print') === 'quotation' && data ? <QuotationPrint row={data} /> : <Shown row={data} />
}

export default VersionDetail
