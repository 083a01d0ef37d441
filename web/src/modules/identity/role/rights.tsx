import { EyeInvisibleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { masks as knownMasks } from '@srm/api/identity'
import { label } from '@srm/api/shared/label'
import { useLabel } from '@/lib/i18n.ts'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { heldOf, useCatalog } from './catalog.ts'
import { RightsTable } from './rights-table.tsx'
import styles from './role.module.css'
import { SharedNote } from './shared-note.tsx'
import { useRoleText } from '../identity.texts.ts'

type Props = { readonly permissions: readonly string[]; readonly masks: readonly string[] }

const Masks = ({ masks }: Pick<Props, 'masks'>): ReactNode => {
  const t = useRoleText()
  const say = useLabel()
  const words = knownMasks.filter(([mask]) => masks.includes(mask)).map(([, zh, en]) => say(label(zh, en)))
  return (
    <p className={styles.masks}>
      <EyeInvisibleOutlined aria-hidden /> {words.length > 0 ? words.join(t('comma')) : t('noMasks')}
    </p>
  )
}

/** What a role may do, to be read. */
export const RoleRights = ({ permissions, masks }: Props): ReactNode => {
  const t = useRoleText()
  const has = heldOf(permissions)
  return (
    <Panel>
      <div className={styles.rights}>
        <SharedNote />
        <Masks masks={masks} />
        <Await query={useCatalog()}>
          {(catalog) => {
            const held = catalog.filter(({ codes }) => codes.some(({ code }) => has(code)))
            if (held.length === 0) return <State title={t('noRights')} />
            return <RightsTable catalog={held} has={has} mayGive={() => false} />
          }}
        </Await>
      </div>
    </Panel>
  )
}
