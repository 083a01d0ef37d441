import type { ReactNode } from 'react'
import type { NamedRef } from '@srm/api/shared/fields'
import styles from './identity.module.css'
import { useText } from './identity.texts.ts'

type Props = { readonly recent: readonly NamedRef[]; readonly pick: (id: string) => void }

export const RecentDepartments = ({ recent, pick }: Props): ReactNode => {
  const t = useText()
  if (recent.length === 0) return null
  return (
    <div className={styles.recent}>
      <span className={styles.post}>{t('recent')}</span>
      {recent.map(({ id, name }) => (
        <button key={id} type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => pick(id)}>
          {name}
        </button>
      ))}
    </div>
  )
}
