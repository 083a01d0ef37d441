import type { ReactNode } from 'react'
import { UserGroup, userGroup } from '@srm/api/user-group'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { paths } from './user-group.paths.ts'
import { useText } from './user-group.texts.ts'

const UserGroupEdit = (): ReactNode => {
  const t = useText()
  return (
    <RecordEditor
      record={UserGroup}
      calls={userGroup}
      paths={paths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ status: 'enabled' }}
    />
  )
}

export default UserGroupEdit
