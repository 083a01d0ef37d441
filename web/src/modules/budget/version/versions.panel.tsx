import { Button, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Budget, budget } from '@srm/api/budget'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { versionPaths } from '../budget.paths.ts'
import { useVersionText } from '../budget.texts.ts'
import { BeginDialog } from './begin.dialog.tsx'
import { DiffDialog } from './diff.dialog.tsx'
import styles from './version.module.css'

const maxVersions = 100

/** All versions of a project's budget, newest first. */
const useVersions = (projectId: string) => {
  const filter = JSON.stringify([{ field: 'project', op: 'in', value: [projectId] }])
  return useRead(budget.budget.list, { query: { filter, pageSize: maxVersions } })
}
type Version = NonNullable<ReturnType<typeof useVersions>['data']>['items'][number]

const Amount = ({ name, value }: { readonly name: 'costTotal' | 'incomeTotal'; readonly value: string | null }) => {
  const say = useLabel()
  if (value === null) return null
  return (
    <span className={styles.figure}>
      <Muted size="s">{say(metaOf(Budget.fields[name]).label)}</Muted> {formatMoney(value)}
    </span>
  )
}

const VersionLine = ({ version }: { readonly version: Version }): ReactNode => {
  const t = useVersionText()
  const { id, versionNo, status, isEffective, costTotal, incomeTotal, owner, updatedAt, title } = version
  return (
    <li className={styles.version} data-effective={isEffective || undefined}>
      <Row className={styles.grow} wrap>
        <Link to={versionPaths.detail(id)} title={title}>
          <strong>{t('version', { number: versionNo })}</strong>
        </Link>
        {isEffective && <Tag color="blue">{t('effective')}</Tag>}
        <FieldView meta={metaOf(Budget.fields.status)} value={status} compact />
      </Row>
      <Amount name="costTotal" value={costTotal} />
      <Amount name="incomeTotal" value={incomeTotal} />
      <Muted size="s">
        {owner?.name} {formatDateTime(updatedAt)}
      </Muted>
    </li>
  )
}

type OpenDialog = 'begin' | 'diff' | undefined

/** The versions of a project's budget, and the ways to a new one. */
export const VersionsPanel = ({ projectId }: { readonly projectId: string }): ReactNode => {
  const t = useVersionText()
  const may = useCan()
  const read = useVersions(projectId)
  const [opened, setOpened] = useState<OpenDialog>()
  const versions = read.data?.items ?? []
  const close = (): void => setOpened(undefined)
  const begin = may('budget:create') && (
    <Button type="primary" onClick={() => setOpened('begin')}>
      {t('begin')}
    </Button>
  )
  const tools = (
    <Row wrap>
      {versions.length > 1 && <Button onClick={() => setOpened('diff')}>{t('compare')}</Button>}
      {begin}
    </Row>
  )
  return (
    <Panel title={t('title')} extra={tools}>
      <div className={styles.body}>
        <Await query={read} rows={3}>
          {({ items }) =>
            items.length === 0 ? (
              <State title={t('empty.title')} hint={t('empty.hint')} />
            ) : (
              <ul className={styles.versions}>
                {items.map((version) => (
                  <VersionLine key={version.id} version={version} />
                ))}
              </ul>
            )
          }
        </Await>
      </div>
      {opened === 'begin' && (
        <BeginDialog
          projectId={projectId}
          effective={versions.find(({ isEffective }) => isEffective)?.id}
          close={close}
        />
      )}
      {opened === 'diff' && <DiffDialog versions={versions} close={close} />}
    </Panel>
  )
}
