import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Steps } from 'antd'
import { inquiry, Purchase } from '@srm/api/inquiry'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { Monitor } from '../monitor/monitor.tsx'
import { inquiryPath, purchasePaths } from '../inquiry.paths.ts'
import { useWizardText } from '../inquiry.texts.ts'
import { LinesStep } from './lines.step.tsx'
import { PreviewStep } from './preview.step.tsx'
import { SuppliersStep } from './suppliers.step.tsx'
import styles from './wizard.module.css'

/** Until when, by which rules, and what suppliers are told. */
const TermsStep = (): ReactNode => {
  const t = useWizardText()
  const paths = { ...purchasePaths, detail: (id: string) => inquiryPath(id, 'preview') }
  return (
    <RecordEditor
      record={Purchase}
      calls={inquiry}
      paths={paths}
      titles={{ create: t('create'), edit: t('terms') }}
      sections={[
        { title: t('section.deadline'), fields: ['deadline', 'decisionOn'] },
        {
          title: t('section.rules'),
          fields: [
            'minQuotes',
            'openMode',
            'awardMode',
            'allowsPartial',
            'allowsAlternate',
            'isTaxIncluded',
            'isStateHidden',
            'decisionFactors',
          ],
        },
        { title: t('section.words'), fields: ['terms', 'attachments'] },
      ]}
    />
  )
}

const wizardSteps = ['lines', 'suppliers', 'terms', 'preview'] as const
type WizardStep = (typeof wizardSteps)[number]

const stepIn = (value: string | null): WizardStep => wizardSteps.find((step) => step === value) ?? 'suppliers'

type Props = {
  readonly step: WizardStep
  /** The purchase, once its lines are saved; the other steps wait until then. */
  readonly id?: string | undefined
}

const WizardSteps = ({ step, id }: Props): ReactNode => {
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

/** Prepared step by step; once suppliers are asked the same address shows how far they have come. */
const Existing = ({ id, step }: { readonly id: string; readonly step: string | null }): ReactNode => {
  const query = useRead(inquiry.show, { params: { id } })
  return (
    <Await query={query}>
      {(row) => {
        const at = stepIn(step)
        if (row.stage === 'quoting' && step === 'lines') return <LinesStep id={id} isPublished />
        if (row.stage !== 'draft') return <Monitor row={row} />
        return (
          <>
            <WizardSteps step={at} id={id} />
            {at === 'lines' && <LinesStep id={id} />}
            {at === 'suppliers' && <SuppliersStep row={row} />}
            {at === 'terms' && <TermsStep />}
            {at === 'preview' && <PreviewStep row={row} />}
          </>
        )
      }}
    </Await>
  )
}

const InquiryPage = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id')
  if (id) return <Existing key={id} id={id} step={params.get('step')} />
  return (
    <>
      <WizardSteps step="lines" />
      <LinesStep />
    </>
  )
}

export default InquiryPage
