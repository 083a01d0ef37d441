import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { plans } from '@srm/api/shared/plans'
import { useLabel } from '@/lib/i18n.ts'
import buttons from '../entrance/button.module.css'
import { Icon, type IconName } from '../entrance/icon.tsx'
import { Scene } from '../entrance/scene.tsx'
import { PlanMark } from '../plans/plan-mark.tsx'
import { yuan } from '../plans/plan-text.ts'
import { useTitle } from '../title.ts'
import styles from './portal.module.css'
import { CallToRegister, PublicFrame } from './public-frame.tsx'
import frame from './public.module.css'
import { usePublicText } from './public.texts.ts'

const Hero = (): ReactNode => {
  const t = usePublicText()
  return (
    <section className={styles.hero}>
      <div className={styles.heroIn}>
        <div>
          <p className={styles.eyebrow}>{t('hero.eyebrow')}</p>
          <h1>{t('hero.title')}</h1>
          <p className={styles.sub}>{t('hero.sub')}</p>
          <div className={styles.actions}>
            <Link to="/register" className={buttons.primary}>
              {t('register')}
              <Icon name="arrow" size={18} />
            </Link>
            <Link to="/product" className={buttons.plain}>
              {t('hero.more')}
            </Link>
          </div>
          <ul className={styles.facts}>
            {(['fact.free', 'fact.fast', 'fact.trace'] as const).map((key) => (
              <li key={key}>
                <Icon name="check" size={16} />
                {t(key)}
              </li>
            ))}
          </ul>
        </div>
        <Scene />
      </div>
    </section>
  )
}

const steps = ['demand', 'inquiry', 'compare', 'award', 'contract', 'pay'] as const

const Line = (): ReactNode => {
  const t = usePublicText()
  return (
    <section className={frame.wrap}>
      <div className={frame.lead}>
        <h2>{t('line.title')}</h2>
        <p>{t('line.hint')}</p>
      </div>
      <ol className={styles.line}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number}>{index + 1}</span>
            <h3>{t(`step.${step}`)}</h3>
            <p>{t(`stepText.${step}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const areas = [
  ['procurement', 'cart'],
  ['project', 'board'],
  ['contract', 'contract'],
  ['crm', 'people'],
  ['finance', 'chart'],
  ['flow', 'flow'],
] as const satisfies readonly (readonly [string, IconName])[]

const Areas = (): ReactNode => {
  const t = usePublicText()
  return (
    <section className={styles.tinted}>
      <div className={frame.wrap}>
        <div className={frame.lead}>
          <h2>{t('areas.title')}</h2>
          <p>{t('areas.hint')}</p>
        </div>
        <ul className={styles.areas}>
          {areas.map(([area, icon]) => (
            <li key={area} data-area={area}>
              <span className={styles.areaMark}>
                <Icon name={icon} size={22} />
              </span>
              <h3>{t(`area.${area}`)}</h3>
              <p>{t(`areaText.${area}`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const reasons = [
  ['trace', 'clock'],
  ['apart', 'shield'],
  ['open', 'link'],
] as const satisfies readonly (readonly [string, IconName])[]

const Reasons = (): ReactNode => {
  const t = usePublicText()
  return (
    <section className={frame.wrap}>
      <div className={frame.lead}>
        <h2>{t('reasons.title')}</h2>
      </div>
      <ul className={styles.reasons}>
        {reasons.map(([reason, icon]) => (
          <li key={reason}>
            <Icon name={icon} size={28} />
            <h3>{t(`reason.${reason}`)}</h3>
            <p>{t(`reasonText.${reason}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Prices = (): ReactNode => {
  const t = usePublicText()
  const say = useLabel()
  return (
    <section className={styles.tinted}>
      <div className={frame.wrap}>
        <div className={frame.lead}>
          <h2>{t('prices.title')}</h2>
          <p>{t('prices.hint')}</p>
        </div>
        <ul className={styles.prices}>
          {plans.map((plan) => (
            <li key={plan.name}>
              <Link to="/product">
                <PlanMark mark={plan.mark} />
                <span>{say(plan.label)}</span>
                <strong>{yuan(plan.price)}</strong>
                <small>{t('prices.year')}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const PortalPage = (): ReactNode => {
  const t = usePublicText()
  useTitle(t('nav.portal'))
  return (
    <PublicFrame>
      <Hero />
      <Line />
      <Areas />
      <Reasons />
      <Prices />
      <div className={styles.gap} />
      <CallToRegister />
    </PublicFrame>
  )
}

export default PortalPage
