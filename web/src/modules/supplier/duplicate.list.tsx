import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import { Supplier, type Twin } from '@srm/api/supplier'
import { FieldView } from '@/ui/fields/field-view.tsx'
import styles from './supplier.module.css'
import { supplierPaths } from './supplier.paths.ts'
import { useText } from './supplier.texts.ts'

/** Suppliers that may be one and the same, and what makes one think so. */
export const DuplicateList = ({ twins }: { readonly twins: readonly Twin[] }): ReactNode => {
  const t = useText()
  return (
    <ul className={styles.twins}>
      {twins.map(({ id, code, name, lifecycle, alike }) => (
        <li key={id}>
          <Link to={supplierPaths.detail(id)}>{name}</Link>
          <span className={styles.code}>{code}</span>
          <FieldView compact meta={metaOf(Supplier.fields.lifecycle)} value={lifecycle} />
          <span className={styles.alike}>{alike.map((what) => t(`twins.${what}`)).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}
