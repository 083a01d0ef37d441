import type { ReactNode } from 'react'
import { plans, renewals, seatsOf, type Plan } from '@srm/api/shared/plans'
import { useLabel } from '@/lib/i18n.ts'
import { Icon, type IconName } from '../entrance/icon.tsx'
import { PlanMark } from '../plans/plan-mark.tsx'
import { yuan } from '../plans/plan-text.ts'
import { useTitle } from '../title.ts'
import styles from './product.module.css'
import { CallToRegister, PublicFrame } from './public-frame.tsx'
import frame from './public.module.css'
import { usePublicText } from './public.texts.ts'

const areas = [
  ['procurement', 'cart', ['a', 'b', 'c', 'd']],
  ['project', 'board', ['a', 'b', 'c', 'd']],
  ['contract', 'contract', ['a', 'b', 'c']],
  ['crm', 'people', ['a', 'b', 'c']],
  ['finance', 'chart', ['a', 'b', 'c']],
  ['flow', 'flow', ['a', 'b', 'c', 'd']],
] as const satisfies readonly (readonly [string, IconName, readonly string[]])[]

type Area = (typeof areas)[number]
/** The texts of one area are told apart by a letter; which letters there are differs from area to area. */
type Point = { [A in Area as A[0]]: `${A[0]}.${A[2][number]}` }[Area[0]]

const Features = (): ReactNode => {
  const t = usePublicText()
  return (
    <section className={frame.wrap}>
      <div className={frame.lead}>
        <h1>{t('features.title')}</h1>
        <p>{t('features.hint')}</p>
      </div>
      <ul className={styles.features}>
        {areas.map(([area, icon, points]) => (
          <li key={area}>
            <h2>
              <Icon name={icon} size={22} />
              {t(`area.${area}`)}
            </h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{t(`point.${`${area}.${point}` as Point}`)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Numbers differ from plan to plan and have rows of their own; the rest a higher plan brings as well. */
const abilities = plans.flatMap((plan, since) =>
  plan.features.filter(({ title }) => !/\d/.test(title.zh)).map(({ title }) => ({ title, since })),
)

type RowProps = { readonly name: string; readonly of: (plan: Plan, index: number) => ReactNode }

const Row = ({ name, of }: RowProps): ReactNode => (
  <tr>
    <th scope="row">{name}</th>
    {plans.map((plan, index) => (
      <td key={plan.name}>{of(plan, index)}</td>
    ))}
  </tr>
)

const Tick = ({ held }: { readonly held: boolean }): ReactNode => {
  const t = usePublicText()
  return held ? (
    <span className={styles.yes}>
      <Icon name="check" size={18} />
      <span className={styles.spoken}>{t('included')}</span>
    </span>
  ) : (
    <span className={styles.no}>
      <span aria-hidden>—</span>
      <span className={styles.spoken}>{t('excluded')}</span>
    </span>
  )
}

const PlanTable = (): ReactNode => {
  const t = usePublicText()
  const say = useLabel()
  const offers = renewals.map(({ years, gift }) => t('table.offer', { years, gift })).join(t('table.or'))
  return (
    <table className={styles.table}>
      <caption className={styles.spoken}>{t('table.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.plan')}</th>
          {plans.map((plan) => (
            <th key={plan.name} scope="col">
              <PlanMark mark={plan.mark} />
              {say(plan.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={t('table.price')} of={({ price }) => <strong>{yuan(price)}</strong>} />
        <Row
          name={t('table.unit')}
          of={({ unitPrice }) => (unitPrice === null ? t('table.free') : t('table.perMonth', { price: unitPrice }))}
        />
        <Row name={t('table.seats')} of={(plan) => seatsOf(plan)} />
        {abilities.map(({ title, since }) => (
          <Row key={title.zh} name={say(title)} of={(_, index) => <Tick held={index >= since} />} />
        ))}
        <Row name={t('table.renewal')} of={({ unitPrice }) => (unitPrice === null ? '—' : offers)} />
      </tbody>
    </table>
  )
}

const ProductPage = (): ReactNode => {
  const t = usePublicText()
  useTitle(t('nav.product'))
  return (
    <PublicFrame>
      <Features />
      <section className={styles.tinted}>
        <div className={frame.wrap}>
          <div className={frame.lead}>
            <h2>{t('table.title')}</h2>
            <p>{t('table.hint')}</p>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <section className={styles.scroll} aria-label={t('table.title')} tabIndex={0}>
            <PlanTable />
          </section>
        </div>
      </section>
      <div className={styles.gap} />
      <CallToRegister />
    </PublicFrame>
  )
}

export default ProductPage
