import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { crm, FollowUp, Opportunity, OpportunityQuotation, type StageFacts } from '@srm/api/crm'
import { messageOf } from '@/lib/api/api-error.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { RelatedTab } from '@/ui/record-detail/record-tabs.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { contactControl } from '../contact/input.tsx'
import { opportunityPaths } from '../crm.paths.ts'
import { LogForm } from '../follow-up/log.form.tsx'
import { MoveForm } from './move.form.tsx'
import { useOpportunityText } from '../crm.texts.ts'
import { PastTab } from './past.tab.tsx'
import { OpportunityStageBar } from './stage.bar.tsx'
import { useMove } from './use-move.ts'

const useTabs = (id: string, customer: unknown): RelatedTab[] => {
  const t = useOpportunityText()
  const may = useCan()
  const [openedAt] = useState(() => new Date().toISOString())
  const quotations = {
    key: 'quotation',
    title: t('tab.quotation'),
    content: (
      <RelatedRecords
        record={OpportunityQuotation}
        calls={crm.quotation}
        by="opportunity"
        owner={id}
        columns={['name', 'amount', 'quotedOn', 'files', 'note', 'createdBy']}
        also={[crm.opportunity.show]}
      />
    ),
  }
  const { list, show, create, update, remove } = crm.followUp
  const talks = {
    key: 'followUp',
    title: t('tab.followUp'),
    content: (
      <RelatedRecords
        record={FollowUp}
        calls={{ list, show, create, update, remove }}
        by="opportunity"
        owner={id}
        columns={['topic', 'type', 'contact', 'at', 'followedBy']}
        defaults={{ customer, type: 'phone', at: openedAt, photos: [] }}
        controls={{ contact: contactControl }}
      />
    ),
  }
  return [
    ...(may('opportunityQuotation:list') ? [quotations] : []),
    ...(may('followUp:list') ? [talks] : []),
    { key: 'past', title: t('tab.past'), content: <PastTab opportunityId={id} /> },
  ]
}

type Steps = { readonly id: string; readonly log: () => void; readonly move: (row: Row, to: StageFacts) => void }

/** The ways to end beside the way on, and what modules above make of a won one. */
const useSteps = ({ id, log, move }: Steps): RecordAction[] => {
  const t = useOpportunityText()
  const may = useCan()
  const { data: stages = [] } = useRead(crm.opportunity.stages, {})
  const { data } = useRead(crm.opportunity.ways, { params: { id } })
  const { mutate: make } = useMutate(crm.opportunity.makeOf, { done: () => toast.success(t('make.done')) })
  const ends = stages.filter(({ kind }) => kind === 'lost' || kind === 'invalid')
  return [
    ...(data?.wonActions ?? []).map(({ key, label, open }): RecordAction => ({
      action: 'update',
      label,
      rank: 'primary',
      when: () => open,
      run: ({ version }) => make({ params: { id }, body: { version, key } }),
    })),
    { action: 'update', label: t('log'), rank: 'secondary', when: () => may('followUp:create'), run: log },
    ...ends.map((to): RecordAction => ({
      action: 'update',
      label: t('move.title', { name: to.name }),
      rank: 'more',
      when: ({ outcome }) => outcome === 'open',
      run: (row) => move(row, to),
    })),
  ]
}

const useSections = (): { title: string; fields: (keyof typeof Opportunity.all)[] }[] => {
  const t = useOpportunityText()
  return [
    { title: t('section.deal'), fields: ['contact', 'quotedAmount', 'source', 'competitors'] },
    { title: t('section.event'), fields: ['eventType', 'eventDate', 'region', 'attendees'] },
    { title: t('section.end'), fields: ['furthest', 'stageAt', 'closedAt', 'lostReason', 'lostTo', 'lostNote'] },
    {
      title: t('section.stamps'),
      fields: ['department', 'createdBy', 'createdAt', 'updatedAt', 'remark', 'attachments'],
    },
  ]
}

const OpportunityDetail = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(crm.opportunity.show, { params: { id } })
  const [logging, setLogging] = useState<string>()
  const { move, moving, close } = useMove()
  const run = (row: Row, to: StageFacts): void =>
    void move(row, to).catch((error: unknown) => toast.error(messageOf(error)))
  const actions = useSteps({ id, log: () => setLogging(id), move: run })
  const tabs = useTabs(id, data?.customer)
  return (
    <>
      <RecordDetail
        record={Opportunity}
        calls={crm.opportunity}
        paths={opportunityPaths}
        summary={['customer', 'expectedAmount', 'winRate', 'expectedSigningDate', 'owner']}
        sections={useSections()}
        related={() => tabs}
        actions={actions}
        banner={data && <OpportunityStageBar opportunityId={id} stage={data.stage.id} move={(to) => run(data, to)} />}
      />
      {logging === id && data && (
        <LogForm customerId={data.customer.id} opportunityId={id} close={() => setLogging(undefined)} />
      )}
      {moving?.row.id === id && <MoveForm moving={moving} close={close} />}
    </>
  )
}

export default OpportunityDetail
