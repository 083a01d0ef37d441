import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useRead } from '@/lib/query.ts'
import { MasterDetail } from '@/ui/master-detail.tsx'
import { Page } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { TemplateEditor } from './template.editor.tsx'
import { useText } from './template.texts.ts'

/** How documents look on paper, kind by kind. */
const TemplatePage = (): ReactNode => {
  const t = useText()
  const templates = useRead(approval.print.templates, {})
  const [chosen, setChosen] = useState<string>()
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
            <MasterDetail title={t('documents')} names={names} current={current?.docType ?? ''} choose={setChosen}>
              {current && <TemplateEditor key={`${current.docType}${String(current.version)}`} template={current} />}
            </MasterDetail>
          )
        }}
      </Await>
    </Page>
  )
}

export default TemplatePage
