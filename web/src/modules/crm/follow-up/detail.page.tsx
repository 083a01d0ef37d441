import type { ReactNode } from 'react'
import { crm, FollowUp } from '@srm/api/crm'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { followUpPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'

const FollowUpDetail = (): ReactNode => {
  const t = useCrmText()
  return (
    <RecordDetail
      record={FollowUp}
      calls={crm.followUp}
      paths={followUpPaths}
      summary={['customer', 'type', 'contact', 'opportunity', 'at', 'followedBy']}
      sections={[
        { title: t('followUp.title'), fields: ['content', 'plan', 'location', 'photos'] },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
      ]}
    />
  )
}

export default FollowUpDetail
