import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { budget } from '@srm/api/budget'
import { useRead } from '@/lib/api/query.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { projectTab } from './budget.paths.ts'
import { useBudgetText } from './budget.texts.ts'

/** A line has no page of its own: it is seen among the others of its project. */
const ItemPage = (): ReactNode => {
  const t = useBudgetText()
  const [params] = useSearchParams()
  const read = useRead(budget.item.show, { params: { id: params.get('id') ?? '' } })
  return (
    <Page title={t('item.title')}>
      <Panel>
        <Await query={read} rows={3}>
          {({ project }) => <Navigate to={projectTab(project.id, 'contrast')} replace />}
        </Await>
      </Panel>
    </Page>
  )
}

export default ItemPage
