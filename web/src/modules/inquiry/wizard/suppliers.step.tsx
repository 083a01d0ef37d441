import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { inquiry, type Purchase } from '@srm/api/inquiry'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { inquiryPath, purchasePaths } from '../inquiry.paths.ts'
import { Candidates } from './candidates.tsx'
import styles from './wizard.module.css'
import { useWizardText } from '../inquiry.texts.ts'

type Props = { readonly row: Purchase }

const Chosen = ({ row: { id, version } }: Props): ReactNode => {
  const t = useWizardText()
  const query = useRead(inquiry.suppliers, { params: { purchaseId: id } })
  const remove = useMutate(inquiry.uninvite)
  const title = t('chosen.title', { count: query.data?.list.length ?? 0 })
  return (
    <Panel title={title}>
      <Await query={query} rows={2}>
        {({ list }) => (
          <ul className={styles.list}>
            {list.length === 0 && <Muted as="li">{t('chosen.empty')}</Muted>}
            {list.map((one) => (
              <Row as="li" key={one.id} className={styles.supplier}>
                <Stack gap={2} className={styles.name}>
                  <span>{one.supplier.name}</span>
                  <Muted size="s">
                    {one.contactName} {one.mobile}
                  </Muted>
                </Stack>
                {one.actions.includes('remove') && (
                  <Button
                    size="small"
                    type="text"
                    loading={remove.isPending}
                    aria-label={`${t('remove')} ${one.supplier.name}`}
                    onClick={() => remove.mutate({ params: { id: one.id }, body: { version } })}
                  >
                    {t('remove')}
                  </Button>
                )}
              </Row>
            ))}
          </ul>
        )}
      </Await>
    </Panel>
  )
}

export const SuppliersStep = ({ row }: Props): ReactNode => {
  const t = useWizardText()
  const go = useNavigate()
  /** The next form begins with the version the last invitation made. */
  const goOn = async (): Promise<void> => {
    await refreshFamily(inquiry.show, [row.id])
    await go(inquiryPath(row.id, 'terms'))
  }
  const actions = (
    <Row>
      <Button onClick={() => void go(inquiryPath(row.id, 'lines'))}>{t('back')}</Button>
      <Button type="primary" onClick={() => void goOn()}>
        {t('next')}
      </Button>
    </Row>
  )
  return (
    <Page title={row.title} note={row.code} back={purchasePaths.list} actions={actions}>
      <Stack gap={16}>
        <Chosen row={row} />
        {row.actions.includes('invite') && <Candidates row={row} />}
      </Stack>
    </Page>
  )
}
