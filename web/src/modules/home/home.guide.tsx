import { CheckCircleFilled, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { home, type Step } from '@srm/api/home'
import { useLabel } from '@/lib/i18n.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import styles from './home.guide.module.css'
import { useHomeText } from './home.texts.ts'

const Line = ({ step }: { readonly step: Step }): ReactNode => {
  const t = useHomeText()
  const say = useLabel()
  if (step.done)
    return (
      <li className={styles.step} data-done>
        <CheckCircleFilled aria-label={t('guide.done')} className={styles.tick ?? ''} />
        <span className={styles.name}>{say(step.label)}</span>
      </li>
    )
  return (
    <li>
      <Link to={step.path} className={styles.step}>
        <span aria-hidden className={styles.ring} />
        <span className={styles.name}>{say(step.label)}</span>
        <Row as="span" gap={4} className={styles.go}>
          {t('guide.go')}
          <RightOutlined aria-hidden />
        </Row>
      </Link>
    </li>
  )
}

/** What to do first in a new company, ticked off by what is there. */
export const Guide = (): ReactNode => {
  const t = useHomeText()
  const hide = useMutate(home.setGuide)
  return (
    <Await query={useRead(home.steps, {})} rows={4}>
      {(steps) => {
        const done = steps.filter((step) => step.done).length
        return (
          <div className={styles.guide}>
            <div className={styles.lead}>
              <span>{t('guide.lead')}</span>
              <progress className={styles.bar} max={steps.length} value={done} aria-label={t('guide.lead')} />
              <Muted size="s">{t('guide.progress', { done, total: steps.length })}</Muted>
              <Button
                type="text"
                size="small"
                loading={hide.isPending}
                onClick={() => hide.mutate({ body: { hidden: true } })}
              >
                {t('guide.hide')}
              </Button>
            </div>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <Line key={step.key} step={step} />
              ))}
            </ol>
          </div>
        )
      }}
    </Await>
  )
}
