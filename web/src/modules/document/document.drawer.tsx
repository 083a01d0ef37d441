import { Drawer } from 'antd'
import { lazy, Suspense, type ReactNode } from 'react'
import { document, ProjectDocument, type DocumentNode, type DocumentVersion } from '@srm/api/document'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { linksTab } from '@/modules/external/index.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await, Skeleton } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import styles from './document.module.css'
import { useDocumentText } from './document.texts.ts'

const Links = lazy(async () => ({ default: await linksTab(ProjectDocument.name).load() }))

const Version = ({ one, isCurrent }: { readonly one: DocumentVersion; readonly isCurrent: boolean }): ReactNode => {
  const t = useDocumentText()
  return (
    <li>
      <Row justify="between">
        <strong>{t('versionOf', { number: one.number })}</strong>
        {isCurrent && <Status color="green">{t('current')}</Status>}
      </Row>
      {one.file && <FieldView meta={metaOf(ProjectDocument.fields.file)} value={[one.file]} />}
      {one.note && <span>{one.note}</span>}
      <Muted size="s">{[one.by, formatDateTime(one.at)].filter(Boolean).join(' · ')}</Muted>
    </li>
  )
}

const Downloads = ({ id }: { readonly id: string }): ReactNode => {
  const t = useDocumentText()
  const query = useRead(document.document.downloads, { params: { id } })
  return (
    <Await query={query} rows={2}>
      {(all) =>
        all.length === 0 ? (
          <Muted size="s">{t('noDownloads')}</Muted>
        ) : (
          <ul className={styles.lines}>
            {all.map(({ id: key, contact, number, at, address }) => (
              <li key={key}>
                <Row wrap justify="between">
                  <span>
                    {contact} {t('versionOf', { number })}
                  </span>
                  <Muted size="s">
                    {formatDateTime(at)} · {address}
                  </Muted>
                </Row>
              </li>
            ))}
          </ul>
        )
      }
    </Await>
  )
}

type Props = { readonly row: DocumentNode; readonly close: () => void }

/** Every version of a document, the links to it and who outside took it. */
export const DocumentDrawer = ({ row, close }: Props): ReactNode => {
  const t = useDocumentText()
  const versions = useRead(document.document.versions, { params: { id: row.id } })
  return (
    <Drawer open title={row.name} onClose={close} size={520}>
      <Stack gap={24}>
        <section className={styles.part}>
          <h3>{t('history')}</h3>
          <Await query={versions} rows={3}>
            {(all) => (
              <ul className={styles.lines}>
                {all.map((one) => (
                  <Version key={one.id} one={one} isCurrent={one.number === row.currentVersion} />
                ))}
              </ul>
            )}
          </Await>
        </section>
        <section className={styles.part}>
          <h3>{t('links')}</h3>
          <Suspense fallback={<Skeleton rows={2} />}>
            <Links row={{ id: row.id, version: row.version, actions: [] }} />
          </Suspense>
        </section>
        <section className={styles.part}>
          <h3>{t('downloads')}</h3>
          <Downloads id={row.id} />
        </section>
      </Stack>
    </Drawer>
  )
}
