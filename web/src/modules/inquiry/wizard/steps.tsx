import { Steps } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { inquiryPath } from '../inquiry.paths.ts'
import styles from './wizard.module.css'
import { useWizardText } from '../inquiry.texts.ts'

const wizardSteps = ['lines', 'suppliers', 'terms', 'preview'] as const
type WizardStep = (typeof wizardSteps)[number]

export const stepIn = (value: string | null): WizardStep => wizardSteps.find((step) => step === value) ?? 'suppliers'

type Props = {
  readonly step: WizardStep
  /** The purchase, once its lines are saved; the other steps wait until then. */
  readonly id?: string | undefined
}

export const WizardSteps = ({ step, id }: Props): ReactNode => {
  const t = useWizardText()
  const go = useNavigate()
  const jump = (at: number): void => {
    const to = wizardSteps[at]
    if (id !== undefined && to !== undefined) void go(inquiryPath(id, to))
  }
  return (
    <nav className={styles.head} aria-label={t('steps')}>
      <Steps
        size="small"
        responsive={false}
        titlePlacement="vertical"
        current={wizardSteps.indexOf(step)}
        items={wizardSteps.map((one) => ({ title: t(`step.${one}`), disabled: id === undefined }))}
        {...(id !== undefined && { onChange: jump })}
      />
    </nav>
  )
}
