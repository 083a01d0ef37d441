import type { ReactNode } from 'react'
import { Application, application } from '@srm/api/application'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { paths } from './application.paths.ts'
import { useText } from './application.texts.ts'

const ApplicationList = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={Application}
      calls={application}
      paths={paths}
      title={t('title')}
      create={t('create')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ApplicationList
