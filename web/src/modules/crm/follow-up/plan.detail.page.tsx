import { useState, type ReactNode } from 'react'
import { crm, FollowPlan } from '@srm/api/crm'
import { useMutate } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { followPlanPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'
import { LogForm, refreshFollowing } from './log.form.tsx'

const idOf = (value: unknown): string => (value as { readonly id?: string } | null)?.id ?? ''

const useSteps = (complete: (row: Row) => void): RecordAction[] => {
  const t = useCrmText()
  const may = useCan()
  const { mutate: cancel } = useMutate(crm.followPlan.cancel, {
    done: async () => {
      toast.success(t('plan.canceled'))
      await refreshFollowing()
    },
  })
  return [
    {
      action: 'update',
      label: t('log.complete'),
      rank: 'primary',
      when: () => may('followUp:create'),
      run: complete,
    },
    {
      action: 'update',
      label: t('plan.cancel'),
      rank: 'more',
      run: ({ id, version }) => cancel({ params: { id }, body: { version } }),
    },
  ]
}

const FollowPlanDetail = (): ReactNode => {
  const t = useCrmText()
  const [completing, setCompleting] = useState<Row>()
  const actions = useSteps(setCompleting)
  const close = (): void => setCompleting(undefined)
  return (
    <>
      <RecordDetail
        record={FollowPlan}
        calls={crm.followPlan}
        paths={followPlanPaths}
        summary={['customer', 'at', 'type', 'contact', 'owner']}
        sections={[{ title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] }]}
        actions={actions}
      />
      {completing && (
        <LogForm
          customerId={idOf(completing['customer'])}
          plan={{ id: completing.id, type: String(completing['type']), contact: completing['contact'] }}
          close={close}
        />
      )}
    </>
  )
}

export default FollowPlanDetail
