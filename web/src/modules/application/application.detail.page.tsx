import type { ReactNode } from 'react'
import { Application, application, typeFieldNames } from '@srm/api/application'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { paths } from './application.paths.ts'
import { useText } from './application.texts.ts'

const ApplicationDetail = (): ReactNode => {
  const t = useText()
  return (
    <DocumentDetail
      record={Application}
      calls={application}
      paths={paths}
      docType="application"
      summary={['amount', 'type', 'owner', 'department', 'createdAt']}
      sections={[
        { title: t('section.basic'), fields: [...typeFieldNames.filter((name) => name !== 'amount'), 'reason'] },
        { title: t('section.who'), fields: ['createdBy', 'updatedBy', 'updatedAt'] },
      ]}
      tabs={['attachments']}
    />
  )
}

export default ApplicationDetail
