import { ImportOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Demand, demand } from '@srm/api/demand'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import type { FormEditor } from '@/ui/record-form/sections.ts'
import { demandPaths } from '../demand.paths.ts'
import { LinesInput } from './lines.input.tsx'
import { totalOf } from './lines.model.ts'
import { useDocumentText } from '../demand.texts.ts'

const CopyDialog = lazy(async () => ({ default: (await import('./copy.dialog.tsx')).CopyDialog }))

const { project, urgency, needDate } = Demand.fields

const DemandEdit = (): ReactNode => {
  const t = useDocumentText()
  const [copying, setCopying] = useState<FormEditor>()
  const asked = useQueryDefaults('project')
  return (
    <>
      <DocumentEditor
        record={Demand}
        calls={demand.demand}
        paths={demandPaths}
        titles={{ create: t('create'), edit: t('edit') }}
        defaults={{ lines: [{ quantity: '1', times: '1' }], urgency: 'normal', source: 'manual', ...asked }}
        docType="demand"
        facts={{ project, urgency, needDate }}
        counted={(values) => ({ amount: totalOf(values['lines']) })}
        sections={[
          { title: t('section.basic'), fields: ['title', 'project', 'needDate', 'region', 'urgency'] },
          {
            title: t('section.lines'),
            fields: [{ name: 'lines', lines: LinesInput }],
            extra: (editing) => (
              <Button icon={<ImportOutlined aria-hidden />} onClick={() => setCopying(editing)}>
                {t('copy.open')}
              </Button>
            ),
          },
          { title: t('section.more'), fields: ['reason', 'attachments'] },
        ]}
      />
      {copying && (
        <Suspense>
          <CopyDialog editing={copying} close={() => setCopying(undefined)} />
        </Suspense>
      )}
    </>
  )
}

export default DemandEdit
