import { useId, useState, type ReactNode } from 'react'
import { planOf, plans, renewals, type Plan, type PlanName } from '@srm/api/shared/plans'
import { Row, Muted } from '@/ui/layout.tsx'
import { ManagerCard } from './manager-card.tsx'
import { useLabel } from '@/lib/i18n.ts'
import { Icon } from '../entrance/icon.tsx'
import { PlanMark } from './plan-mark.tsx'
import { offerOf, yuan } from './plan-text.ts'
import styles from './plans.module.css'
import { usePlansText } from '../public/public.texts.ts'

const PlanCard = ({ plan }: { readonly plan: Plan }): ReactNode => {
  const t = usePlansText()
  const say = useLabel()
  return (
    <>
      <Row as="span" gap={12} className={styles.name}>
        <PlanMark mark={plan.mark} />
        {say(plan.label)}
      </Row>
      <span className={styles.price}>
        <strong>{yuan(plan.price)}</strong>
        {t('perYear')}
      </span>
      <Muted size="s">{plan.unitPrice === null ? t('freeForever') : t('unitPrice', { price: plan.unitPrice })}</Muted>
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

type Renewal = (typeof renewals)[number]

const Renewals = ({ plan }: { readonly plan: Plan }): ReactNode => {
  const t = usePlansText()
  const group = useId()
  const [chosen, setChosen] = useState<Renewal>(renewals[0])
  const offer = offerOf(plan, chosen)
  return (
    <fieldset className={styles.renewals}>
      <legend>{t('howLong')}</legend>
      <Row align="stretch" wrap>
        {renewals.map((renewal) => (
          <Row as="label" gap={6} key={renewal.years} className={styles.term}>
            <input type="radio" name={group} checked={chosen === renewal} onChange={() => setChosen(renewal)} />
            {t('years', { years: renewal.years })}
            <em>{t('gift', { years: renewal.gift })}</em>
          </Row>
        ))}
      </Row>
      <p className={styles.total} aria-live="polite">
        <strong>{offer.total}</strong>
        <span>{t('offer', { total: chosen.years + chosen.gift, perYear: offer.perYear, saved: offer.saved })}</span>
      </p>
    </fieldset>
  )
}

/** What can be bought and from whom. The free plan is never renewed, so it offers no terms. */
export const PlanChoice = ({ first = 'free' }: { readonly first?: PlanName }): ReactNode => {
  const t = usePlansText()
  const group = useId()
  const [name, setName] = useState(first)
  const plan = planOf(name)
  return (
    <>
      <div role="radiogroup" aria-label={t('plans')} className={styles.plans}>
        {plans.map((one) => (
          <label key={one.name} className={styles.plan} data-plan={one.name}>
            <input type="radio" name={group} checked={one.name === name} onChange={() => setName(one.name)} />
            <PlanCard plan={one} />
          </label>
        ))}
      </div>
      {plan.unitPrice !== null && <Renewals key={name} plan={plan} />}
      <p className={styles.how}>{t('how')}</p>
      <ManagerCard />
    </>
  )
}
