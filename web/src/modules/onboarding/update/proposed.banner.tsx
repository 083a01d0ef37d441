import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { onboarding } from '@srm/api/onboarding'
import { useRead } from '@/lib/api/query.ts'
import { updatePaths } from './update.paths.ts'
import styles from './update.module.css'
import { useUpdateText } from '../onboarding.texts.ts'

/** What a supplier has sent and nobody has looked at yet. */
export const ProposedBanner = ({ row: { id } }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useUpdateText()
  const filter = JSON.stringify([
    { field: 'supplier', op: 'in', value: [id] },
    { field: 'status', op: 'in', value: ['proposed'] },
  ])
  const { data } = useRead(onboarding.update.list, { query: { filter, pageSize: 5, count: 'false' } })
  return data?.items.map((update) => (
    <Alert
      key={update.id}
      className={styles.banner}
      type="info"
      showIcon
      title={t('proposed', { name: update.name })}
      action={<Link to={updatePaths.detail(update.id)}>{t('proposed.see')}</Link>}
    />
  ))
}
