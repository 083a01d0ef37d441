import { Suspense, useRef, type ReactNode } from 'react'
import { ledger, MonthReopen } from '@srm/api/ledger'
import { DraftWay, type DraftSubmission } from '@/modules/approval/index.ts'
import { toSent } from '@/ui/form-values.ts'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import type { Row } from '@/ui/record-shape.ts'
import { Skeleton } from '@/ui/states.tsx'
import { reopenPaths } from '../ledger.paths.ts'
import { useText } from './month.texts.ts'

const { company, month, reason } = MonthReopen.fields

/** What the flow may depend on; what is still empty is not said. */
const factsOf = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(toSent({ company, month, reason }, values)).filter(([, value]) => value !== undefined),
  )

const isSubmittable = ({ status }: Row): boolean => ['draft', 'rejected', 'withdrawn'].includes(String(status))

const ReopenEdit = (): ReactNode => {
  const t = useText()
  const draft = useRef<DraftSubmission>(null)
  return (
    <RecordEditor
      record={MonthReopen}
      calls={ledger.monthReopen}
      paths={reopenPaths}
      titles={{ create: t('reopen.create'), edit: t('reopen.edit') }}
      defaults={useQueryDefaults('company', 'month')}
      submission={{
        isOpen: isSubmittable,
        problem: () => (draft.current ? draft.current.problem() : t('loadingFlow')),
        send: async (id) => (await draft.current?.send(id)) ?? reopenPaths.detail(id),
      }}
      aside={(values) => (
        <Suspense fallback={<Skeleton rows={4} />}>
          <DraftWay docType="monthReopen" facts={factsOf(values)} ref={draft} />
        </Suspense>
      )}
      sections={[{ title: t('section.basic'), fields: ['company', 'month', 'reason'] }]}
    />
  )
}

export default ReopenEdit
