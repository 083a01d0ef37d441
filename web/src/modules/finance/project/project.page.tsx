import { Input, Pagination, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { finance, type ProjectReach, projectReaches } from '@srm/api/finance'
import { useRead } from '@/lib/api/query.ts'
import { Row, Stack } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useProjectText } from '../finance.texts.ts'
import { ProjectItemsDrawer, type ProjectChoice } from './project.items.drawer.tsx'
import { ProjectTable } from './project.table.tsx'
import styles from './project.module.css'

type ProjectQuery = { readonly reach: ProjectReach; readonly q: string; readonly page: number }

/** What is asked stands in the address, so that it can be sent to somebody. */
const useProjectQuery = (): [ProjectQuery, (next: Partial<ProjectQuery>) => void] => {
  const [params, setParams] = useSearchParams()
  const query = {
    reach: projectReaches.find((reach) => reach === params.get('reach')) ?? 'running',
    q: params.get('q') ?? '',
    page: Number(params.get('page') ?? '1') || 1,
  }
  const change = (next: Partial<ProjectQuery>): void => {
    const { reach, q, page } = { ...query, page: 1, ...next }
    setParams({ reach, ...(q && { q }), ...(page > 1 && { page: String(page) }) }, { replace: true })
  }
  return [query, change]
}

const pageSize = 20

type ToolsProps = { readonly query: ProjectQuery; readonly change: (next: Partial<ProjectQuery>) => void }

const Tools = ({ query: { reach, q }, change }: ToolsProps): ReactNode => {
  const t = useProjectText()
  return (
    <Row wrap>
      <Segmented
        aria-label={t('reach')}
        value={reach}
        options={projectReaches.map((value) => ({ value, label: t(`reach.${value}`) }))}
        onChange={(next) => change({ reach: next })}
      />
      <Input.Search
        allowClear
        className={styles.search}
        key={q}
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={q}
        onSearch={(next) => change({ q: next.trim() })}
      />
    </Row>
  )
}

const ProjectFinancePage = (): ReactNode => {
  const t = useProjectText()
  const [query, change] = useProjectQuery()
  const [choice, setChoice] = useState<ProjectChoice>()
  const { reach, q, page } = query
  const read = useRead(finance.projectFinance.list, { query: { reach, page, ...(q && { q }) } })
  return (
    <Page title={t('title')} note={t('hint')} actions={<Tools query={query} change={change} />}>
      <Panel>
        <Await query={read}>
          {({ items, count }) =>
            count === 0 ? (
              <State title={t('empty.title')} hint={t('empty.hint')} />
            ) : (
              <Stack gap={12} className={styles.wide}>
                <ProjectTable rows={items} open={setChoice} />
                {count > pageSize && (
                  <Pagination
                    current={page}
                    total={count}
                    pageSize={pageSize}
                    showSizeChanger={false}
                    onChange={(next) => change({ page: next })}
                  />
                )}
              </Stack>
            )
          }
        </Await>
      </Panel>
      {choice && <ProjectItemsDrawer choice={choice} close={() => setChoice(undefined)} />}
    </Page>
  )
}

export default ProjectFinancePage
