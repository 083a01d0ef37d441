import type { ReactNode } from 'react'
import type { Plan } from '@srm/api/shared/plans'
import { useLabel } from '@/lib/i18n.ts'
import { Icon } from '../entrance/icon.tsx'
import styles from './plans.module.css'
import { PlanMark } from './plan-mark.tsx'
import { yuan } from './plan-text.ts'
import { useText } from './plans.texts.ts'

export const PlanCard = ({ plan }: { readonly plan: Plan }): ReactNode => {
  const t = useText()
  const say = useLabel()
  return (
    <>
      <span className={styles.name}>
        <PlanMark mark={plan.mark} />
        {say(plan.label)}
      </span>
      <span className={styles.price}>
        <strong>{yuan(plan.price)}</strong>
        {t('perYear')}
      </span>
      <span className={styles.unit}>
        {plan.unitPrice === null ? t('freeForever') : t('unitPrice', { price: plan.unitPrice })}
      </span>
      <ul className={styles.features}>
        {plan.features.map(({ title, double }) => (
          <li key={title.zh} data-double={double}>
            <Icon name="check" size={16} />
            {say(title)}
          </li>
        ))}
      </ul>
    </>
  )
}
