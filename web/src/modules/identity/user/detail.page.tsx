import type { ReactNode } from 'react'
import { identity, User } from '@srm/api/identity'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { InvitationDialog } from './invitation.tsx'
import { useUserPlace } from './user.paths.ts'
import { useRecordSteps } from './steps.tsx'
import { useUserText } from '../identity.texts.ts'

const UserDetail = (): ReactNode => {
  const t = useUserText()
  const { paths } = useUserPlace()
  const { actions, dialog } = useRecordSteps(paths)
  return (
    <>
      <RecordDetail
        record={User}
        calls={identity.user}
        paths={paths}
        summary={['department', 'post', 'superior', 'mobile', 'hireDate']}
        sections={[
          { title: t('section.account'), fields: ['username', 'email', 'roles'] },
          { title: t('section.other'), fields: ['otherDepartments', 'createdBy', 'createdAt', 'updatedAt', 'remark'] },
        ]}
        actions={actions}
      />
      {dialog}
      <InvitationDialog />
    </>
  )
}

export default UserDetail
