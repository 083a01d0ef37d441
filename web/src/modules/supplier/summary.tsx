import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { supplier, Supplier, SupplierCertificate } from '@srm/api/supplier'
import { metaOf } from '@srm/api/shared/field-meta'
import { useCan } from '@/lib/session/can.tsx'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Row as Line, Stack } from '@/ui/layout.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Await } from '@/ui/states.tsx'
import { supplierPaths } from './supplier.paths.ts'
import styles from './summary.module.css'
import { useSupplierText } from './supplier.texts.ts'

/** What somebody who decides wants to know of the supplier. What a role covers comes covered from the server. */
const facts = ['lifecycle', 'grade', 'score', 'cooperationAmount', 'cooperationCount', 'lastCooperatedOn'] as const

const maxCertificates = 8

const Certificates = ({ id }: { readonly id: string }): ReactNode => {
  const t = useSupplierText()
  const filter = JSON.stringify([{ field: 'supplier', op: 'in', value: [id] }])
  const query = useRead(supplier.certificate.list, { query: { filter, pageSize: String(maxCertificates) } })
  return (
    <Await query={query} rows={2}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.none}>{t('summary.noCertificates')}</p>
        ) : (
          <Stack as="ul" gap={4} className={styles.papers}>
            {items.map((one) => (
              <Line key={one.id} as="li" justify="between">
                <FieldView compact meta={metaOf(SupplierCertificate.fields.type)} value={one.type} />
                <FieldView compact meta={metaOf(SupplierCertificate.fields.status)} value={one.status} />
              </Line>
            ))}
          </Stack>
        )
      }
    </Await>
  )
}

const Facts = ({ id }: { readonly id: string }): ReactNode => {
  const say = useLabel()
  const query = useRead(supplier.supplier.show, { params: { id } })
  return (
    <Await query={query} rows={3}>
      {(shown) => (
        <>
          <Link className={styles.name} to={supplierPaths.detail(id)}>
            {shown.name}
          </Link>
          <dl className={styles.facts}>
            {facts.map((name) => {
              const meta = metaOf(Supplier.fields[name])
              return (
                <div key={name}>
                  <dt>{say(meta.label)}</dt>
                  <dd>
                    <FieldView compact meta={meta} value={shown[name]} />
                  </dd>
                </div>
              )
            })}
          </dl>
        </>
      )}
    </Await>
  )
}

const idIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  const id = (value as { readonly id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : undefined
}

/** The supplier a document is about, beside it while it is decided on. */
export const SupplierSummary = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useSupplierText()
  const may = useCan()
  const id = idIn(row['supplier'])
  if (id === undefined) return null
  return (
    <Stack gap={12}>
      <Facts id={id} />
      {may('supplierCertificate:list') && (
        <div>
          <h3 className={styles.head}>{t('tab.papers')}</h3>
          <Certificates id={id} />
        </div>
      )}
    </Stack>
  )
}
