import type { ReactNode } from 'react'
import { onboarding, SupplierUpdate } from '@srm/api/onboarding'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { updatePaths } from './update.paths.ts'
import { useUpdateText } from '../onboarding.texts.ts'

const columns = ['code', { name: 'name', width: 240 }, 'supplier', 'kind', 'status', 'contact', 'answeredAt'] as const

const UpdateList = (): ReactNode => {
  const t = useUpdateText()
  return (
    <RecordList
      record={SupplierUpdate}
      calls={onboarding.update}
      paths={updatePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      transfer="none"
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default UpdateList
