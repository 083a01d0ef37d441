import type { ReactNode } from 'react'
import { inquiry, Purchase } from '@srm/api/inquiry'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { inquiryPath, purchasePaths } from '../inquiry.paths.ts'
import { useWizardText } from '../inquiry.texts.ts'

/** Until when, by which rules, and what suppliers are told. */
export const TermsStep = (): ReactNode => {
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
