import type { ReactNode } from 'react'
import { identity, User } from '@srm/api/identity'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { Button } from 'antd'
import type { FormEditor } from '@/ui/record-form/sections.ts'
import { invitationOf, showInvitation } from './password.ts'
import { InvitationDialog } from './invitation.tsx'
import { useUserPlace } from './user.paths.ts'
import { useUserText } from '../identity.texts.ts'

/** Nobody forgets the own mobile number. */
const MobileAsName = ({ editing }: { readonly editing: FormEditor }): ReactNode => {
  const t = useUserText()
  return (
    <Button size="small" onClick={() => editing.fill({ username: editing.values()['mobile'] })}>
      {t('mobileAsName')}
    </Button>
  )
}

const UserEdit = (): ReactNode => {
  const t = useUserText()
  const { place, paths } = useUserPlace()
  return (
    <>
      <RecordEditor
        record={User}
        calls={identity.user}
        paths={paths}
        titles={{ create: place === 'employee' ? t('invite') : t('createUser'), edit: t('editUser') }}
        defaults={{ status: 'active' }}
        made={(result) => void invitationOf(result).then(showInvitation)}
        sections={[
          {
            title: t('section.account'),
            fields: ['displayName', 'mobile', 'username', 'email'],
            extra: (editing) => <MobileAsName editing={editing} />,
          },
          {
            title: t('section.post'),
            fields: ['department', 'post', 'superior', 'hireDate', 'otherDepartments', 'roles', 'remark'],
          },
        ]}
      />
      <InvitationDialog />
    </>
  )
}

export default UserEdit
