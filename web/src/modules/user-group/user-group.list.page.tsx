import type { ReactNode } from 'react'
import { UserGroup, userGroup } from '@srm/api/user-group'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { paths } from './user-group.paths.ts'
import { useText } from './user-group.texts.ts'

const UserGroupList = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={UserGroup}
      calls={userGroup}
      paths={paths}
      title={t('title')}
      create={t('create')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default UserGroupList
