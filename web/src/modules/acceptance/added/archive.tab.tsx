import { Button } from 'antd'
import type { ReactNode } from 'react'
import { acceptance } from '@srm/api/acceptance'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { formatDateTime, formatSize } from '@/lib/format.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import styles from '../document/acceptance.module.css'
import { useAddedText } from '../acceptance.texts.ts'

/** Everything about a purchase on paper, made once for whoever audits it. */
export const ArchiveTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useAddedText()
  const may = useCan()
  const params = { purchaseId: row.id }
  const read = useRead(acceptance.archive.list, { params })
  const { mutate, isPending } = useMutate(acceptance.archive.make, { done: () => toast.success(t('archive.making')) })
  const make = may('purchaseArchive:make') && (
    <Button loading={isPending} onClick={() => mutate({ params, body: {} })}>
      {t('archive.make')}
    </Button>
  )
  return (
    <Await query={read} rows={2}>
      {(files) =>
        files.length === 0 ? (
          <State title={t('archive.none')} hint={t('archive.hint')} action={make} />
        ) : (
          <Panel extra={make}>
            <ul className={styles.archive}>
              {files.map(({ id, name, url, size, madeAt, madeBy, sha256 }) => (
                <li key={id}>
                  <Stack gap={2}>
                    <Row>
                      <a href={url} target="_blank" rel="noreferrer">
                        {name}
                      </a>
                      <Muted size="s">{formatSize(size)}</Muted>
                    </Row>
                    <code className={styles.hash}>{sha256}</code>
                  </Stack>
                  <Muted size="s">{t('archive.by', { at: formatDateTime(madeAt), name: madeBy ?? '' })}</Muted>
                </li>
              ))}
            </ul>
          </Panel>
        )
      }
    </Await>
  )
}
