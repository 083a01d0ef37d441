import type { ReactNode } from 'react'
import { UserGroup, userGroup } from '@srm/api/user-group'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { paths } from './user-group.paths.ts'
import { useText } from './user-group.texts.ts'

const UserGroupDetail = (): ReactNode => {
  const t = useText()
  return (
    <RecordDetail
      record={UserGroup}
      calls={userGroup}
      paths={paths}
      summary={['members', 'createdBy', 'createdAt']}
      sections={[{ title: t('section.basic'), fields: ['updatedBy', 'updatedAt', 'remark'] }]}
    />
  )
}

export default UserGroupDetail
