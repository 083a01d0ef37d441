import type { ComponentProps } from 'react'
import {
  crm,
  Customer,
  CustomerAddress,
  CustomerFeedback,
  CustomerForbiddenSupplier,
  CustomerTitle,
  Opportunity,
} from '@srm/api/crm'
import { label } from '@srm/api/shared/label'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import type { RelatedTab } from '@/ui/record-detail/record-tabs.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { ContactTab } from './contact-chart/contact.tab.tsx'
import { CustomerScope } from './contact/input.tsx'
import { customerPaths, feedbackPaths, opportunityPaths } from './crm.paths.ts'
import { useCrmText, usePoolText } from './crm.texts.ts'
import { FollowUpTab } from './follow-up/tab.tsx'
import { ActivityTab } from './overview/activity.tab.tsx'
import { EventsTab } from './overview/events.tab.tsx'
import { OwnersTab } from './pool/owners.tab.tsx'

type Part = Omit<ComponentProps<typeof RelatedRecords>, 'by' | 'owner' | 'also'>

const parts = {
  opportunity: {
    record: Opportunity,
    calls: crm.opportunity,
    columns: ['name', 'stage', 'expectedAmount', 'quotedAmount', 'expectedSigningDate', 'outcome', 'owner'],
    paths: opportunityPaths,
  },
  feedback: {
    record: CustomerFeedback,
    calls: crm.feedback,
    columns: ['event', 'eventDate', 'score', 'contact', 'comment', 'improvement'],
    paths: feedbackPaths,
  },
  title: {
    record: CustomerTitle,
    calls: crm.title,
    columns: ['name', 'kind', 'creditCode', 'bankName', 'accountNo', 'isDefault', 'status'],
    defaults: { kind: 'company', status: 'enabled' },
    when: { creditCode: ({ kind }) => kind !== 'person' },
  },
  address: {
    record: CustomerAddress,
    noun: label('地址', 'Address'),
    calls: crm.address,
    columns: ['name', 'kind', 'region', 'location', 'receiver', 'phone', 'isDefault'],
    defaults: { kind: 'office' },
  },
  forbiddenSupplier: {
    record: CustomerForbiddenSupplier,
    noun: label('禁用供应商', 'Refused supplier'),
    calls: crm.forbiddenSupplier,
    columns: ['supplier', 'reason', 'createdBy', 'createdAt'],
  },
} as const satisfies Readonly<Record<string, Part>>

/** Companies of the group, where this one is its head; one that has none is no group. */
const useSubsidiaries = (id: string): RelatedTab[] => {
  const t = useCrmText()
  const filter = JSON.stringify([{ field: 'parent', op: 'in', value: [id] }])
  const { data } = useRead(crm.customer.list, { query: { filter, pageSize: '100' } })
  if (!data || data.items.length === 0) return []
  const content = (
    <RelatedRecords
      record={Customer}
      calls={crm.customer}
      by="parent"
      owner={id}
      columns={['name', 'stage', 'level', 'region', 'owner']}
      paths={customerPaths}
    />
  )
  return [{ key: 'group', title: t('tab.group'), count: data.items.length, content }]
}

/** Everything that belongs to a customer, each kind for those who may see it. */
export const useCustomerTabs = (id: string): RelatedTab[] => {
  const t = useCrmText()
  const pool = usePoolText()
  const may = useCan()
  const { data: counts } = useRead(crm.customer.parts, { params: { id } })
  const group = useSubsidiaries(id)
  const following: RelatedTab[] = may('followUp:list')
    ? [
        {
          key: 'followUp',
          title: t('tab.followUp'),
          count: counts?.['followUp'],
          content: <FollowUpTab customerId={id} />,
        },
      ]
    : []
  const tabs = (Object.keys(parts) as (keyof typeof parts)[]).flatMap((key): RelatedTab[] => {
    const part: Part = parts[key]
    if (!may(`${part.record.name}:list`)) return []
    const content = (
      <CustomerScope value={id}>
        <RelatedRecords {...part} by="customer" owner={id} also={[crm.customer.parts]} />
      </CustomerScope>
    )
    return [{ key, title: t(`tab.${key}`), count: counts?.[key], content }]
  })
  const owners: RelatedTab = { key: 'owners', title: pool('owners'), content: <OwnersTab customerId={id} /> }
  const people: RelatedTab[] = may('customerContact:list')
    ? [
        {
          key: 'contact',
          title: t('tab.contact'),
          count: counts?.['contact'],
          content: <ContactTab customerId={id} />,
        },
      ]
    : []
  const activity: RelatedTab = {
    key: 'activity',
    title: t('tab.activity'),
    content: <ActivityTab customerId={id} />,
  }
  const events: RelatedTab = {
    key: 'events',
    title: t('tab.events'),
    content: <EventsTab customerId={id} />,
  }
  return [activity, ...following, ...people, ...tabs, events, ...group, owners]
}
