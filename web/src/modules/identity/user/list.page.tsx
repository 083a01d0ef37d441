import type { ReactNode } from 'react'
import { identity, User } from '@srm/api/identity'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { InvitationDialog } from './invitation.tsx'
import { useUserPlace } from './user.paths.ts'
import { useRowSteps } from './steps.tsx'
import { useUserText } from '../identity.texts.ts'

const columns = {
  user: ['code', 'displayName', 'username', 'mobile', 'department', 'roles', 'status', 'updatedAt'],
  employee: ['code', 'displayName', 'department', 'post', 'mobile', 'superior', 'roles', 'hireDate', 'status'],
} as const

/** The same people, seen by who gives rights and by who hires. */
const UserList = (): ReactNode => {
  const t = useUserText()
  const { place, paths } = useUserPlace()
  const words = {
    user: { title: t('users'), create: t('createUser') },
    employee: { title: t('employees'), create: t('invite') },
  }
  return (
    <>
      <RecordList
        key={place}
        record={User}
        calls={identity.user}
        paths={paths}
        columns={columns[place]}
        actions={useRowSteps(paths)}
        title={words[place].title}
        create={words[place].create}
        empty={{ title: t('empty.title'), hint: t('empty.hint') }}
      />
      <InvitationDialog />
    </>
  )
}

export default UserList
