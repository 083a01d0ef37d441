import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { inquiry } from '@srm/api/inquiry'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import { Monitor } from '../monitor/monitor.tsx'
import { LinesStep } from './lines.step.tsx'
import { PreviewStep } from './preview.step.tsx'
import { stepIn, WizardSteps } from './steps.tsx'
import { SuppliersStep } from './suppliers.step.tsx'
import { TermsStep } from './terms.step.tsx'

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
