import type { ReactNode } from 'react'
import { crm } from '@srm/api/crm'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { ClassPage } from '@/modules/dictionary/index.ts'
import { customerPaths } from './crm.paths.ts'
import { useCrmText } from './crm.texts.ts'

const ClassifyList = (): ReactNode => {
  const t = useCrmText()
  return (
    <ClassPage
      kind="customer"
      tree={useRead(crm.classify.tree, {})}
      refresh={() => refreshFamily(crm.classify.tree)}
      t={t}
      list={{ label: t('classify.customers'), path: customerPaths.list, field: 'classify', op: 'in' }}
    />
  )
}

export default ClassifyList
