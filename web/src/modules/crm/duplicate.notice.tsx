import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { crm } from '@srm/api/crm'
import { useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import styles from './crm.module.css'
import { customerPaths } from './crm.paths.ts'
import { useCrmText } from './crm.texts.ts'

const word = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Says while one is still typing that the customer is known already, and of others' customers only who has them. */
export const DuplicateNotice = ({ id }: { readonly id: string | undefined }): ReactNode => {
  const t = useCrmText()
  const phone = word(Form.useWatch('phone'))
  const asked = useDebounced(
    JSON.stringify({
      name: word(Form.useWatch('name')),
      creditCode: word(Form.useWatch('creditCode')),
      mobiles: phone.length === 11 ? [phone] : [],
    }),
  )
  const body = JSON.parse(asked) as { name: string; creditCode: string; mobiles: string[] }
  const enabled = body.name.length > 1 || body.creditCode.length === 18 || body.mobiles.length > 0
  const { data } = useRead(crm.customer.duplicates, { body: { ...body, ...(id && { id }) } }, { enabled })
  if (!enabled || !data || data.known.length + data.taken.length === 0) return null
  return (
    <div className={styles.notice}>
      <Alert
        type="warning"
        showIcon
        title={t('duplicates.title')}
        description={
          <Stack as="ul" gap={4} className={styles.matches}>
            {data.known.map((one) => (
              <Row key={one.id} as="li" wrap>
                <Link to={customerPaths.detail(one.id)}>{one.name}</Link>
                <Muted size="s">{one.code}</Muted>
                {one.owner && <Muted size="s">{t('duplicates.owner', { name: one.owner })}</Muted>}
                <Muted size="s">{one.alike.map((what) => t(`duplicates.${what}`)).join(' · ')}</Muted>
              </Row>
            ))}
            {data.taken.map((who) => (
              <li key={who}>{who ? t('duplicates.taken', { who }) : t('duplicates.unowned')}</li>
            ))}
          </Stack>
        }
      />
    </div>
  )
}
