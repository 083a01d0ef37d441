import { InfoCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useCatalog, type Catalog } from './catalog.ts'
import styles from './role.module.css'
import { useRoleText } from '../identity.texts.ts'

/** Kinds of records that people look for in a menu, by what their record declares. */
const titlesOf = (catalog: Catalog, scope: 'owner' | 'tenant'): string[] =>
  catalog.filter((group) => group.inMenu && group.scope === scope).map(({ title }) => title)

/** A data scope does not limit everything: without this an administrator takes it for broken. */
export const SharedNote = (): ReactNode => {
  const t = useRoleText()
  const { data = [] } = useCatalog()
  const [limited, shared] = [titlesOf(data, 'owner'), titlesOf(data, 'tenant')]
  if (shared.length === 0) return null
  return (
    <details className={styles.shared}>
      <summary>
        <InfoCircleOutlined aria-hidden /> {t('sharedKinds', { limited: limited.length, shared: shared.length })}
      </summary>
      {limited.length > 0 && <p>{t('limited', { names: limited.join(t('comma')) })}</p>}
      <p>{t('shared', { names: shared.join(t('comma')) })}</p>
    </details>
  )
}
