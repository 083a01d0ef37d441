import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { onboarding, SupplierApplication, type Review } from '@srm/api/onboarding'
import { metaOf } from '@srm/api/shared/field-meta'
import { addressOf } from '@srm/api/shared/pages'
import { supplierPages } from '@srm/api/supplier/pages'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Await } from '@/ui/states.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { useApplicationText } from '../onboarding.texts.ts'
import { paths } from './application.paths.ts'
import { mendable } from './remark.lines.tsx'
import styles from './review.module.css'

type ReviewProps = { readonly row: Row; readonly review: Review }

const Duplicates = ({ row, review: { duplicates } }: ReviewProps): ReactNode => {
  const t = useApplicationText()
  const linked = (row['supplier'] as { id: string } | null)?.id ?? null
  const { mutate, isPending } = useMutate(onboarding.application.link, {
    done: () => toast.success(t(linked === null ? 'linkedNow' : 'unlinked')),
  })
  const { id, version } = row
  const set = (supplier: string | null): void => mutate({ params: { id }, body: { version, supplier } })
  const open = (row['actions'] as readonly string[]).includes('review')
  return (
    <section className={styles.block}>
      <h3>{t('duplicates.title')}</h3>
      {duplicates.length === 0 && <Muted as="p">{t('duplicates.none')}</Muted>}
      <ul>
        {duplicates.map(({ id: duplicate, code, name, alike }) => (
          <li key={duplicate} className={styles.duplicate} data-linked={duplicate === linked}>
            <div>
              <Link to={addressOf(supplierPages.supplier.detail, duplicate)}>{name}</Link> <small>{code}</small>
              <p>{alike.map((what) => t(`duplicates.${what}`)).join(' · ')}</p>
            </div>
            {open && (
              <Button size="small" loading={isPending} onClick={() => set(duplicate === linked ? null : duplicate)}>
                {t(duplicate === linked ? 'unlink' : 'link')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Others = ({ review: { others } }: Pick<ReviewProps, 'review'>): ReactNode => {
  const t = useApplicationText()
  const stage = metaOf(SupplierApplication.fields.stage)
  return (
    <section className={styles.block}>
      <h3>{t('others.title')}</h3>
      {others.length === 0 && <Muted as="p">{t('others.none')}</Muted>}
      <ul>
        {others.map(({ id, code, name, stage: value, submittedAt }) => (
          <li key={id} className={styles.duplicate}>
            <div>
              <Link to={paths.detail(id)}>{name}</Link> <small>{code}</small>
              <p>{formatDateTime(submittedAt)}</p>
            </div>
            <FieldView compact meta={stage} value={value} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Remarks = ({ review: { remarks } }: Pick<ReviewProps, 'review'>): ReactNode => {
  const t = useApplicationText()
  const say = useLabel()
  const nameOf = (path: string): string => {
    const known = mendable.find((one) => one === path)
    return known ? say(metaOf(SupplierApplication.fields[known]).label) : t('whole')
  }
  if (remarks.length === 0) return null
  return (
    <section className={styles.block}>
      <h3>{t('remarks.title')}</h3>
      <dl className={styles.remarks}>
        {remarks.map(({ path, text }) => (
          <div key={`${path}${text}`}>
            <dt>{nameOf(path)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What to know before one decides: whom we have already, who else asked, and what was said. */
export const ReviewPanel = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useApplicationText()
  const read = useRead(onboarding.application.review, { params: { id: row.id } })
  return (
    <Await query={read}>
      {(review) => (
        <Stack gap={24}>
          {review.inFlow && (
            <Alert
              type={review.mine ? 'warning' : 'info'}
              showIcon
              title={t('flow.title')}
              description={t(review.mine ? 'flow.mine' : 'flow.others')}
            />
          )}
          <Duplicates row={row} review={review} />
          <Others review={review} />
          <Remarks review={review} />
        </Stack>
      )}
    </Await>
  )
}
