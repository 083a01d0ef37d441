import { useId, useState, type ReactNode } from 'react'
import { planOf, plans, renewals, type Plan, type PlanName } from '@srm/api/shared/plans'
import { ManagerCard } from './manager-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { offerOf } from './plan-text.ts'
import styles from './plans.module.css'
import { useText } from './plans.texts.ts'

type Renewal = (typeof renewals)[number]

const Renewals = ({ plan }: { readonly plan: Plan }): ReactNode => {
  const t = useText()
  const group = useId()
  const [chosen, setChosen] = useState<Renewal>(renewals[0])
  const offer = offerOf(plan, chosen)
  return (
    <fieldset className={styles.renewals}>
      <legend>{t('howLong')}</legend>
      <div className={styles.terms}>
        {renewals.map((renewal) => (
          <label key={renewal.years} className={styles.term}>
            <input type="radio" name={group} checked={chosen === renewal} onChange={() => setChosen(renewal)} />
            {t('years', { years: renewal.years })}
            {renewal.gift > 0 && <em>{t('gift', { years: renewal.gift })}</em>}
          </label>
        ))}
      </div>
      <p className={styles.total} aria-live="polite">
        <strong>{offer.total}</strong>
        {chosen.gift > 0 && (
          <span>{t('offer', { total: chosen.years + chosen.gift, perYear: offer.perYear, saved: offer.saved })}</span>
        )}
      </p>
    </fieldset>
  )
}

/** What can be bought and from whom. The free plan is never renewed, so it offers no terms. */
export const PlanChoice = ({ first = 'free' }: { readonly first?: PlanName }): ReactNode => {
  const t = useText()
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
