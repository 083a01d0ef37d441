import type { ReactNode } from 'react'
import { crm, FollowPlan } from '@srm/api/crm'
import { useProfile } from '@/lib/session/session.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { contactControl } from '../contact/input.tsx'
import { followPlanPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'

const FollowPlanEdit = (): ReactNode => {
  const t = useCrmText()
  const me = useProfile()
  return (
    <RecordEditor
      record={FollowPlan}
      calls={crm.followPlan}
      paths={followPlanPaths}
      titles={{ create: t('plan.create'), edit: t('plan.edit') }}
      defaults={{ type: 'phone', owner: me && { id: me.id, name: me.displayName } }}
      sections={[
        {
          title: t('plan.list'),
          fields: ['customer', 'type', { name: 'contact', control: contactControl }, 'at', 'owner', 'content'],
        },
      ]}
    />
  )
}

export default FollowPlanEdit
