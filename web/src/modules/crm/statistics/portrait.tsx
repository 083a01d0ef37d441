import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Customer, type Statistics } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Filter } from '@srm/api/shared/page'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { RegionName } from '@/ui/fields/region/region-name.tsx'
import { Panel } from '@/ui/page.tsx'
import { customersWith, isEmpty, isIn } from './links.ts'
import styles from './statistics.module.css'
import { useText } from './statistics.texts.ts'

const longest = 8

type Part = {
  readonly key: string | null
  readonly name: ReactNode
  readonly count: number
  /** Values of the field this part stands for. */
  readonly values?: readonly string[]
}
type PartsProps = { readonly title: string; readonly field: string; readonly parts: readonly Part[] } & {
  readonly owned: Filter | undefined
}

const Parts = ({ title, field, parts, owned }: PartsProps): ReactNode => {
  const t = useText()
  const most = Math.max(1, ...parts.map(({ count }) => count))
  return (
    <Panel title={title}>
      <ul className={styles.list} aria-label={title}>
        {parts.slice(0, longest).map(({ key, name, count, values }) => (
          <li key={key ?? ''}>
            <span>{key === null ? <span className={styles.none}>{t('unset')}</span> : name}</span>
            <Link to={customersWith(owned, key === null ? isEmpty(field) : isIn(field, values ?? [key]))}>{count}</Link>
            <i aria-hidden style={{ width: `${String((count / most) * 100)}%` }} />
          </li>
        ))}
        {parts.length > longest && <li className={styles.none}>{t('more', { count: parts.length - longest })}</li>}
      </ul>
    </Panel>
  )
}

/** Fields told by a word, with the title they stand under here. */
const worded = [
  ['level', 'level'],
  ['stage', 'customerStage'],
  ['industry', 'industry'],
  ['source', 'source'],
] as const

type Props = { readonly portrait: Statistics['portrait']; readonly owned: Filter | undefined }

/** Who the customers are; each number opens them. */
export const Portrait = ({ portrait, owned }: Props): ReactNode => {
  const t = useText()
  return (
    <div className={styles.portrait}>
      {worded.map(([field, title]) => {
        const meta = metaOf(Customer.fields[field])
        const parts = portrait[field].map(({ key, count }) => ({
          key,
          count,
          name: <FieldView meta={meta} value={key} compact />,
        }))
        return <Parts key={field} title={t(title)} field={field} parts={parts} owned={owned} />
      })}
      <Parts title={t('classify')} field="classify" parts={portrait.classify} owned={owned} />
      <Parts
        title={t('city')}
        field="region"
        parts={portrait.city.map(({ key, count, regions }) => ({
          key,
          count,
          values: regions,
          name: <RegionName code={key ?? ''} />,
        }))}
        owned={owned}
      />
    </div>
  )
}
