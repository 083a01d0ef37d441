import { Button, Table, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { ProjectDocument, type DocumentNode } from '@srm/api/document'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { useNarrow } from '@/ui/narrow.ts'
import styles from './document.module.css'
import { useText } from './document.texts.ts'

export type DocumentSteps = {
  readonly canEdit: boolean
  readonly open: (what: 'edit' | 'version' | 'share' | 'more', row: DocumentNode) => void
}

type Props = DocumentSteps & { readonly rows: readonly DocumentNode[] }

const File = ({ row }: { readonly row: DocumentNode }): ReactNode => {
  const t = useText()
  if (!row.file) return <Muted size="s">{t('noFile')}</Muted>
  return <FieldView meta={metaOf(ProjectDocument.fields.file)} value={[row.file]} />
}

const Steps = ({ row, canEdit, open }: DocumentSteps & { readonly row: DocumentNode }): ReactNode => {
  const t = useText()
  const may = useCan()
  const step = (what: Parameters<typeof open>[0], label: string): ReactNode => (
    <Button type="link" size="small" aria-label={`${label}：${row.name}`} onClick={() => open(what, row)}>
      {label}
    </Button>
  )
  return (
    <Row gap={0} wrap>
      {canEdit && step('version', t('newVersion'))}
      {canEdit && may('projectDocument:share') && row.file && step('share', t('share'))}
      {canEdit && step('edit', t('edit'))}
    </Row>
  )
}

const Roles = ({ roles }: Pick<DocumentNode, 'roles'>): ReactNode => {
  const t = useText()
  return roles.length === 0 ? <Muted size="s">{t('everybody')}</Muted> : roles.join('、')
}

const useColumns = ({ canEdit, open }: DocumentSteps): TableColumnType<DocumentNode>[] => {
  const t = useText()
  const say = useLabel()
  const called = (name: keyof typeof ProjectDocument.fields): string => say(metaOf(ProjectDocument.fields[name]).label)
  const named = (row: DocumentNode): ReactNode => (
    <div className={styles.name}>
      <strong>{row.name}</strong>
      <File row={row} />
    </div>
  )
  const version = (row: DocumentNode): ReactNode => (
    <Button type="link" size="small" aria-label={`${t('more')}：${row.name}`} onClick={() => open('more', row)}>
      {row.currentVersion === 0 ? t('more') : t('versionOf', { number: row.currentVersion })}
    </Button>
  )
  const kind = ({ kind: value }: DocumentNode): ReactNode => (
    <FieldView compact meta={metaOf(ProjectDocument.fields.kind)} value={value} />
  )
  const updated = (row: DocumentNode): ReactNode => (
    <Muted size="s">{[row.updatedBy, formatDateTime(row.updatedAt)].filter(Boolean).join(' ')}</Muted>
  )
  return [
    { title: called('name'), width: 260, render: (_, row) => named(row) },
    { title: called('kind'), width: 96, render: (_, row) => kind(row) },
    { title: t('version'), width: 72, render: (_, row) => version(row) },
    { title: called('roles'), width: 110, render: (_, { roles }) => <Roles roles={roles} /> },
    { title: t('updated'), width: 120, render: (_, row) => updated(row) },
    ...(canEdit
      ? [{ width: 116, render: (_: unknown, row: DocumentNode) => <Steps row={row} canEdit={canEdit} open={open} /> }]
      : []),
  ]
}

const Cards = ({ rows, ...steps }: Props): ReactNode => {
  const t = useText()
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row justify="between">
            <strong>{row.name}</strong>
            <Button type="link" size="small" onClick={() => steps.open('more', row)}>
              {t('versionOf', { number: row.currentVersion })}
            </Button>
          </Row>
          <File row={row} />
          <Muted size="s">
            <Roles roles={row.roles} />
          </Muted>
          <Steps row={row} {...steps} />
        </li>
      ))}
    </ul>
  )
}

const Rows = ({ rows, ...steps }: Props): ReactNode => {
  const columns = useColumns(steps)
  return (
    <Table<DocumentNode>
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      scroll={{ x: 720 }}
    />
  )
}

/** Documents of one folder; cards on a phone. */
export const DocumentList = (props: Props): ReactNode => (useNarrow() ? <Cards {...props} /> : <Rows {...props} />)
