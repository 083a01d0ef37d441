import type { ReactNode } from 'react'
import { contract, ContractTemplate } from '@srm/api/contract'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { templatePaths } from '../contract.paths.ts'
import { useTemplateText } from '../contract.texts.ts'

const columns = ['code', { name: 'name', width: 280 }, 'type', 'status', 'updatedAt', 'createdAt'] as const

const TemplateList = (): ReactNode => {
  const t = useTemplateText()
  return (
    <RecordList
      record={ContractTemplate}
      calls={contract.template}
      paths={templatePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['type', 'status']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default TemplateList
