import { Suspense, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { inquiry, Purchase } from '@srm/api/inquiry'
import { useRead } from '@/lib/api/query.ts'
import { DocumentApprovals } from '@/modules/approval/index.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { Await } from '@/ui/states.tsx'
import { inquiryPath, purchasePaths } from '../inquiry.paths.ts'
import { QuestionsPanel } from '../monitor/questions.panel.tsx'
import { SuppliersPanel } from '../monitor/suppliers.panel.tsx'
import { useDetailText } from '../inquiry.texts.ts'

const SuppliersTab = ({ row }: { readonly row: Purchase }): ReactNode => {
  const query = useRead(inquiry.suppliers, { params: { purchaseId: row.id } })
  return <Await query={query}>{(invitations) => <SuppliersPanel row={row} invitations={invitations} />}</Await>
}

type Section = { readonly title: string; readonly fields: (keyof typeof Purchase.all)[] }

const useSections = (): Section[] => {
  const t = useDetailText()
  return [
    {
      title: t('section.terms'),
      fields: [
        'minQuotes',
        'openMode',
        'awardMode',
        'compareMethod',
        'isTwoEnvelope',
        'allowsPartial',
        'allowsAlternate',
        'isTaxIncluded',
        'isStateHidden',
        'decisionFactors',
      ],
    },
    { title: t('section.time'), fields: ['decisionOn', 'roundNo', 'publishedAt', 'closedAt', 'openedAt'] },
    {
      title: t('section.notes'),
      fields: ['terms', 'internalNote', 'shortReason', 'cancelReason', 'cancelNote'],
    },
    { title: t('section.stamps'), fields: ['department', 'status', 'createdBy', 'createdAt', 'updatedAt'] },
  ]
}

const PurchaseDetail = (): ReactNode => {
  const t = useDetailText()
  const go = useNavigate()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(inquiry.show, { params: { id } })
  const open = (): void => void go(inquiryPath(id))
  return (
    <RecordDetail
      record={Purchase}
      calls={inquiry}
      paths={purchasePaths}
      summary={['project', 'method', 'deadline', 'budgetAmount', 'owner']}
      sections={useSections()}
      tabs={['lines', 'attachments']}
      related={() => [
        ...(data
          ? [
              { key: 'suppliers', title: t('suppliers'), content: <SuppliersTab row={data} /> },
              { key: 'questions', title: t('questions'), content: <QuestionsPanel row={data} /> },
            ]
          : []),
        {
          key: 'approvals',
          title: t('approvals'),
          content: (
            <Suspense>
              <DocumentApprovals docType="purchase" docId={id} />
            </Suspense>
          ),
        },
      ]}
      actions={[
        { action: '', label: t('prepare'), rank: 'primary', when: ({ stage }) => stage === 'draft', run: open },
        { action: '', label: t('monitor'), rank: 'primary', when: ({ stage }) => stage !== 'draft', run: open },
      ]}
    />
  )
}

export default PurchaseDetail
