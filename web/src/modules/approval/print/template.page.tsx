import { Tabs } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { WordTemplates } from '@/modules/paper/index.ts'
import { MasterDetail } from '@/ui/master-detail.tsx'
import { Page } from '@/ui/page.tsx'
import { Await, Skeleton } from '@/ui/states.tsx'
import { TemplateEditor } from './template.editor.tsx'
import { useTemplateText } from '../approval.texts.ts'

const Sheets = (): ReactNode => {
  const t = useTemplateText()
  const templates = useRead(approval.print.templates, {})
  const [chosen, setChosen] = useState<string>()
  return (
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
  )
}

/** How documents look on paper, kind by kind: the sheet of an approval, and letters of Word. */
const TemplatePage = (): ReactNode => {
  const t = useTemplateText()
  const may = useCan()
  const word = (
    <Suspense fallback={<Skeleton />}>
      <WordTemplates />
    </Suspense>
  )
  const items = [
    { key: 'sheet', label: t('tab.sheet'), children: <Sheets /> },
    { key: 'word', label: t('tab.word'), children: word },
  ]
  return (
    <Page title={t('title')} note={t('note')}>
      {may('paperTemplate:list') ? <Tabs items={items} destroyOnHidden /> : <Sheets />}
    </Page>
  )
}

export default TemplatePage
