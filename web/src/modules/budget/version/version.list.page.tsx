import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Budget, budget } from '@srm/api/budget'
import { Page } from '@/ui/page.tsx'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { projectTab, versionPaths } from '../budget.paths.ts'
import { useVersionText } from '../budget.texts.ts'
import { VersionsPanel } from './versions.panel.tsx'

const columns = [
  'code',
  { name: 'title', width: 240 },
  'project',
  'versionNo',
  'isEffective',
  'costTotal',
  'incomeTotal',
  'status',
  'owner',
  'updatedAt',
] as const

const AllVersions = (): ReactNode => {
  const t = useVersionText()
  return (
    <RecordList
      record={Budget}
      calls={budget.budget}
      paths={versionPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

/** All budgets a person sees, or those of the project the address names. */
const VersionList = (): ReactNode => {
  const t = useVersionText()
  const [params] = useSearchParams()
  const projectId = params.get('projectId')
  if (projectId === null) return <AllVersions />
  return (
    <Page title={t('title')} back={projectTab(projectId, 'budget')}>
      <VersionsPanel projectId={projectId} />
    </Page>
  )
}

export default VersionList
