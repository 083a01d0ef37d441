import { Button } from 'antd'
import type { ReactNode } from 'react'
import { ProjectDocument, type DocumentNode } from '@srm/api/document'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime } from '@/lib/format.ts'
import { useCan } from '@/lib/session/can.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import styles from './document.module.css'
import { useDocumentText } from './document.texts.ts'

export type DocumentSteps = {
  readonly canEdit: boolean
  readonly open: (what: 'edit' | 'version' | 'share' | 'more' | 'remove', row: DocumentNode) => void
}

type Props = DocumentSteps & { readonly rows: readonly DocumentNode[] }

const File = ({ row }: { readonly row: DocumentNode }): ReactNode => {
  const t = useDocumentText()
  if (!row.file) return <Muted size="s">{t('noFile')}</Muted>
  return <FieldView meta={metaOf(ProjectDocument.fields.file)} value={[row.file]} />
}

const Steps = ({ row, canEdit, open }: DocumentSteps & { readonly row: DocumentNode }): ReactNode => {
  const t = useDocumentText()
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
      {canEdit && may('projectDocument:delete') && step('remove', t('delete'))}
    </Row>
  )
}

const Roles = ({ roles }: Pick<DocumentNode, 'roles'>): ReactNode => {
  const t = useDocumentText()
  return <span>{roles.length === 0 ? t('everybody') : t('only', { names: roles.join('、') })}</span>
}

/** Documents of one folder, each with what it is and what may be done with it. */
export const DocumentList = ({ rows, ...steps }: Props): ReactNode => {
  const t = useDocumentText()
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row justify="between" wrap gap={4}>
            <strong className={styles.name}>{row.name}</strong>
            <Row gap={0}>
              <Steps row={row} {...steps} />
              <Button
                size="small"
                aria-label={`${t('versionOf', { number: row.currentVersion })} ${t('more')}：${row.name}`}
                title={t('more')}
                onClick={() => steps.open('more', row)}
              >
                {t('versionOf', { number: row.currentVersion })}
              </Button>
            </Row>
          </Row>
          <File row={row} />
          <Muted size="s" className={styles.facts}>
            <FieldView compact meta={metaOf(ProjectDocument.fields.kind)} value={row.kind} />
            <Roles roles={row.roles} />
            <span>{[row.updatedBy, formatDateTime(row.updatedAt)].filter(Boolean).join(' ')}</span>
          </Muted>
        </li>
      ))}
    </ul>
  )
}
