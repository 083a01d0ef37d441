import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { approval, type Substitution } from '@srm/api/approval'
import { formatDateTime } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { Await, State } from '@/ui/states.tsx'
import { detailPath } from '../approval.paths.ts'
import { useText as useDetailText, wordFor } from '../detail/detail.texts.ts'
import styles from './settings.module.css'
import { useSettingsText } from '../approval.texts.ts'

type Props = { readonly rule: Substitution; readonly close: () => void }

/** What was decided in another's place while this rule held. */
export const Handled = ({ rule, close }: Props): ReactNode => {
  const t = useSettingsText()
  const say = useDetailText()
  const handled = useRead(approval.substitution.handled, { params: { id: rule.id } })
  return (
    <Drawer
      open
      title={t('handled.title', { name: rule.substitute.name })}
      size={useNarrow() ? '100%' : 560}
      onClose={close}
    >
      <Await query={handled} rows={4}>
        {(rows) =>
          rows.length === 0 ? (
            <State title={t('handled.none')} />
          ) : (
            <ul className={styles.handled}>
              {rows.map(({ id, instanceId, title, serialNo, result, opinion, decidedAt }) => (
                <li key={id}>
                  <Link to={detailPath(instanceId)}>{title}</Link>
                  <p>{[serialNo, wordFor(say, `task.${result}`, result), formatDateTime(decidedAt)].join(' · ')}</p>
                  {opinion && <p>{opinion}</p>}
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </Drawer>
  )
}
