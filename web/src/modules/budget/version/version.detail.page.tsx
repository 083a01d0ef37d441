import { type ReactNode, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Budget, budget } from '@srm/api/budget'
import { useRead } from '@/lib/api/query.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
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

const useActions = (): RecordAction[] => {
  const t = useVersionText()
  const go = useNavigate()
  const [, setParams] = useSearchParams()
  const print = (): void => setParams((before) => new URLSearchParams([...before, ['print', 'quotation']]))
  return [
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
  return (
    <DocumentDetail
      record={Budget}
      calls={budget.budget}
      paths={versionPaths}
      docType="budget"
      summary={['project', 'versionNo', 'isEffective', 'costTotal', 'incomeTotal', 'attendees']}
      sections={[
        { title: t('section.figures'), fields: ['days', 'nights', 'sessions', 'contingencyRate', 'contingency'] },
        { title: t('section.more'), fields: ['name', 'owner', 'department', 'createdAt', 'remark'] },
      ]}
      related={() => [
        {
          key: 'lines',
          title: t('section.lines'),
          count: row?.lines.length,
          content: row && <LinesView row={row} />,
        },
      ]}
      actions={useActions()}
    />
  )
}

const VersionDetail = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(budget.budget.show, { params: { id } })
  return params.get('print') === 'quotation' && data ? <QuotationPrint row={data} /> : <Shown row={data} />
}

export default VersionDetail
