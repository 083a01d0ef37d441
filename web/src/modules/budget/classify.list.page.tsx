import type { ReactNode } from 'react'
import { budget } from '@srm/api/budget'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { ClassPage } from '@/modules/dictionary/index.ts'
import { useBudgetText } from './budget.texts.ts'

const ClassifyList = (): ReactNode => (
  <ClassPage
    kind="budget"
    tree={useRead(budget.classify.tree, {})}
    refresh={() => refreshFamily(budget.classify.tree)}
    t={useBudgetText()}
  />
)

export default ClassifyList
