import { Input, Pagination, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { finance, projectReaches } from '@srm/api/finance'
import { useRead } from '@/lib/api/query.ts'
import { Row, Stack } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { ProjectItemsDrawer, type ProjectChoice } from './project.items.drawer.tsx'
import { useProjectQuery, type ProjectQuery } from './project.query.ts'
import { ProjectTable } from './project.table.tsx'
import { useProjectText } from '../finance.texts.ts'
import styles from './project.module.css'

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
