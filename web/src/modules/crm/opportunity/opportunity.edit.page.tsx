import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { crm, Opportunity } from '@srm/api/crm'
import { useProfile } from '@/lib/session/session.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { contactControl } from '../contact/input.tsx'
import { opportunityPaths } from '../crm.paths.ts'
import { useOpportunityText } from '../crm.texts.ts'

const OpportunityEdit = (): ReactNode => {
  const t = useOpportunityText()
  const me = useProfile()
  const [params] = useSearchParams()
  return (
    <RecordEditor
      record={Opportunity}
      calls={crm.opportunity}
      paths={opportunityPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{
        customer: params.get('customer') ?? undefined,
        owner: me && { id: me.id, name: me.displayName },
        department: me?.department,
      }}
      sections={[
        {
          title: t('section.deal'),
          fields: [
            'name',
            'customer',
            { name: 'contact', control: contactControl },
            'expectedAmount',
            'expectedSigningDate',
            'source',
            'competitors',
          ],
        },
        { title: t('section.event'), fields: ['eventType', 'eventDate', 'region', 'attendees'] },
        { title: t('section.keeping'), fields: ['owner', 'department', 'remark', 'attachments'] },
      ]}
    />
  )
}

export default OpportunityEdit
