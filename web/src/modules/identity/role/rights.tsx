import { CheckOutlined, EyeInvisibleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { masks as knownMasks } from '@srm/api/identity'
import { label } from '@srm/api/shared/label'
import { useLabel } from '@/lib/i18n.ts'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { heldOf, useCatalog } from './role.catalog.ts'
import styles from './role.module.css'
import { useText } from './role.texts.ts'

type Props = { readonly permissions: readonly string[]; readonly masks: readonly string[] }

const Masks = ({ masks }: Pick<Props, 'masks'>): ReactNode => {
  const t = useText()
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
  const t = useText()
  const has = heldOf(permissions)
  return (
    <Panel>
      <div className={styles.rights}>
        <Masks masks={masks} />
        <Await query={useCatalog()}>
          {(catalog) => {
            const groups = catalog
              .map((group) => ({ ...group, held: group.codes.filter(({ code }) => has(code)) }))
              .filter(({ held }) => held.length > 0)
            if (groups.length === 0) return <State title={t('noRights')} />
            return groups.map(({ subject, title, codes, held }) => (
              <section key={subject} className={styles.group} aria-label={title}>
                <div className={styles.subject}>
                  <span>{title}</span>
                  <span className={styles.count}>{`${String(held.length)} / ${String(codes.length)}`}</span>
                </div>
                <ul className={styles.codes}>
                  {held.map((one) => (
                    <li key={one.code} title={one.code}>
                      <CheckOutlined aria-hidden /> {one.title}
                    </li>
                  ))}
                </ul>
              </section>
            ))
          }}
        </Await>
      </div>
    </Panel>
  )
}
