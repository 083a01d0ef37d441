import { useState, type ReactNode } from 'react'
import { crm, FollowUp } from '@srm/api/crm'
import { useProfile } from '@/lib/session/session.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { contactControl } from '../contact/input.tsx'
import { followUpPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'

const FollowUpEdit = (): ReactNode => {
  const t = useCrmText()
  const me = useProfile()
  const [openedAt] = useState(() => new Date().toISOString())
  return (
    <RecordEditor
      record={FollowUp}
      calls={crm.followUp}
      paths={followUpPaths}
      titles={{ create: t('followUp.create'), edit: t('followUp.edit') }}
      defaults={{
        type: 'phone',
        at: openedAt,
        followedBy: me && { id: me.id, name: me.displayName },
        photos: [],
      }}
      sections={[
        {
          title: t('followUp.title'),
          fields: [
            'customer',
            'type',
            { name: 'contact', control: contactControl },
            'at',
            'followedBy',
            'content',
            'location',
            'photos',
          ],
        },
      ]}
    />
  )
}

export default FollowUpEdit
