import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import { Supplier, type Duplicate } from '@srm/api/supplier'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Stack } from '@/ui/layout.tsx'
import styles from './supplier.module.css'
import { supplierPaths } from './supplier.paths.ts'
import { useSupplierText } from './supplier.texts.ts'

/** Suppliers that may be one and the same, and what makes one think so. */
export const DuplicateList = ({ duplicates }: { readonly duplicates: readonly Duplicate[] }): ReactNode => {
  const t = useSupplierText()
  return (
    <Stack as="ul" className={styles.duplicates}>
      {duplicates.map(({ id, code, name, lifecycle, alike }) => (
        <li key={id}>
          <Link to={supplierPaths.detail(id)}>{name}</Link>
          <span className={styles.code}>{code}</span>
          <FieldView compact meta={metaOf(Supplier.fields.lifecycle)} value={lifecycle} />
          <span className={styles.alike}>{alike.map((what) => t(`duplicates.${what}`)).join(' · ')}</span>
        </li>
      ))}
    </Stack>
  )
}
