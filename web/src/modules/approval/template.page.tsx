import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useCall } from '@/lib/query.ts'
import { Beside } from '@/ui/beside.tsx'
import { Page } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { TemplateEditor } from './template.editor.tsx'
import { useText } from './template.texts.ts'

/** How documents look on paper, kind by kind. */
const TemplatePage = (): ReactNode => {
  const t = useText()
  const templates = useCall(approval.print.templates, {})
  const [chosen, choose] = useState<string>()
  return (
    <Page title={t('title')} note={t('note')}>
      <Await query={templates}>
        {(all) => {
          const current = all.find(({ docType }) => docType === chosen) ?? all[0]
          const names = all.map(({ docType, label, html }) => ({
            id: docType,
            name: label,
            note: t(html === null ? 'usual' : 'own'),
          }))
          return (
            <Beside title={t('documents')} names={names} current={current?.docType ?? ''} choose={choose}>
              {current && <TemplateEditor key={`${current.docType}${String(current.version)}`} template={current} />}
            </Beside>
          )
        }}
      </Await>
    </Page>
  )
}

export default TemplatePage
