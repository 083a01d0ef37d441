import type { ReactNode } from 'react'
import { UserGroup, userGroup } from '@srm/api/user-group'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { paths } from './user-group.paths.ts'

const UserGroupDetail = (): ReactNode => (
  <RecordDetail record={UserGroup} calls={userGroup} paths={paths} summary={['members', 'createdBy', 'createdAt']} />
)

export default UserGroupDetail
