import { ImportOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { Demand, demand } from '@srm/api/demand'
import { DraftWay, type DraftSubmission } from '@/modules/approval/index.ts'
import { toSent } from '@/ui/form-values.ts'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { FormEditor, Values } from '@/ui/record-form/sections.ts'
import type { Row } from '@/ui/record-shape.ts'
import { Skeleton } from '@/ui/states.tsx'
import { demandPaths } from '../demand.paths.ts'
import { LinesInput } from './lines.input.tsx'
import { totalOf } from './lines.model.ts'
import { useText } from './document.texts.ts'

const CopyDialog = lazy(async () => ({ default: (await import('./copy.dialog.tsx')).CopyDialog }))

const { project, urgency, needDate } = Demand.fields

/** What the flow may depend on; what is still empty is not said. */
const factsOf = (values: Values): Values => ({
  ...Object.fromEntries(
    Object.entries(toSent({ project, urgency, needDate }, values)).filter(([, value]) => value !== undefined),
  ),
  amount: totalOf(values['lines']),
})

const isSubmittable = ({ status }: Row): boolean => ['draft', 'rejected', 'withdrawn'].includes(String(status))

const DemandEdit = (): ReactNode => {
  const t = useText()
  const draft = useRef<DraftSubmission>(null)
  const [copying, setCopying] = useState<FormEditor>()
  const asked = useQueryDefaults('project')
  return (
    <>
      <RecordEditor
        record={Demand}
        calls={demand.demand}
        paths={demandPaths}
        titles={{ create: t('create'), edit: t('edit') }}
        defaults={{ lines: [{ quantity: '1', times: '1' }], urgency: 'normal', source: 'manual', ...asked }}
        submission={{
          isOpen: isSubmittable,
          problem: () => (draft.current ? draft.current.problem() : t('loadingFlow')),
          send: async (id) => (await draft.current?.send(id)) ?? demandPaths.detail(id),
        }}
        aside={(values) => (
          <Suspense fallback={<Skeleton rows={4} />}>
            <DraftWay docType="demand" facts={factsOf(values)} ref={draft} />
          </Suspense>
        )}
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
