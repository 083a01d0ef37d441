import type { ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { formatMoney } from '@/lib/format.ts'
import { useText as useKitText } from '@/ui/ui.texts.ts'
import styles from './detail.module.css'
import { useText } from './detail.texts.ts'

type Fact = Detail['facts'][number]

const FactValue = ({ fact: { type, value } }: { readonly fact: Fact }): ReactNode => {
  const t = useKitText()
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return type === 'money' ? formatMoney(value) : value
}

/** What the document's module worked out when it was submitted: the figures its way was decided by, above the form. */
export const WorkedOut = ({ facts }: { readonly facts: readonly Fact[] }): ReactNode => {
  const t = useText()
  if (facts.length === 0) return null
  return (
    <section className={styles.workedOut} aria-label={t('workedOut')}>
      <h2>{t('workedOut')}</h2>
      <dl>
        {facts.map((fact) => (
          <div key={fact.path}>
            <dt>{fact.label}</dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
