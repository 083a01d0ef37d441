import { useState, type ReactNode } from 'react'
import { project } from '@srm/api/project'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { ClassPage } from '@/modules/dictionary/index.ts'
import { DeliverablesForm } from './deliverable/deliverables.form.tsx'
import { projectPaths } from './project.paths.ts'
import { useProjectText } from './project.texts.ts'
import { RoleRightsForm } from './role-rights.form.tsx'

const ClassifyList = (): ReactNode => {
  const t = useProjectText()
  const [rightsOf, setRightsOf] = useState<string>()
  const [owedBy, setOwedBy] = useState<string>()
  return (
    <ClassPage
      kind="project"
      tree={useRead(project.classify.tree, {})}
      refresh={() => refreshFamily(project.classify.tree)}
      t={t}
      list={{ label: t('classify.projects'), path: projectPaths.list, field: 'classify', op: 'in' }}
      more={(id, toList) => [
        ...toList,
        { key: 'roles', label: t('classify.roles'), act: () => setRightsOf(id) },
        { key: 'deliverables', label: t('classify.deliverables'), act: () => setOwedBy(id) },
      ]}
    >
      {owedBy !== undefined && <DeliverablesForm classifyId={owedBy} close={() => setOwedBy(undefined)} />}
      {rightsOf !== undefined && <RoleRightsForm classifyId={rightsOf} close={() => setRightsOf(undefined)} />}
    </ClassPage>
  )
}

export default ClassifyList
