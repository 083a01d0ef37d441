import { useState, type ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { crm, FollowUp, nextFields } from '@srm/api/crm'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { contactControl, CustomerScope } from '../contact/input.tsx'
import { useCrmText } from '../crm.texts.ts'

/** The plan that is being carried out. */
export type PlanInput = { readonly id: string; readonly type: string; readonly contact: unknown }

type Props = {
  readonly customerId: string
  /** What it is about, where that is known. */
  readonly opportunityId?: string
  readonly plan?: PlanInput | undefined
  /** What is filled in already. */
  readonly defaults?: Values
  readonly close: () => void
}

type Log = Input<typeof crm.followUp.log>['body']
type Completion = Input<typeof crm.followPlan.complete>['body']

const { type, content, contact, at, photos, location } = FollowUp.fields

/** What a change of follow-ups changes beside them. */
export const refreshFollowing = (): Promise<unknown> =>
  Promise.all([
    refreshFamily(crm.customer.show),
    refreshFamily(crm.customer.parts),
    refreshFamily(crm.followUp.list),
    refreshFamily(crm.followPlan.list),
  ])

const useLog = ({ customerId, opportunityId, plan }: Props) => {
  const t = useCrmText()
  const done = async (): Promise<void> => {
    toast.success(t('log.done'))
    await refreshFollowing()
  }
  const { mutateAsync: log } = useMutate(crm.followUp.log, { silent: true, done })
  const { mutateAsync: complete } = useMutate(crm.followPlan.complete, { silent: true, done })
  return (sent: Values): Promise<unknown> =>
    plan
      ? complete({ params: { id: plan.id }, body: sent as Completion })
      : log({ body: { ...sent, customer: customerId, opportunity: opportunityId } as Log })
}

/** What was said, and when to speak again: one short form, on a phone as well. */
export const LogForm = (props: Props): ReactNode => {
  const { customerId, plan, defaults, close } = props
  const t = useCrmText()
  const save = useLog(props)
  const [openedAt] = useState(() => new Date().toISOString())
  return (
    <CustomerScope value={customerId}>
      <SideForm
        title={t(plan ? 'log.complete' : 'log.title')}
        groups={[
          { fields: { type, content, contact, at, photos, location }, controls: { contact: contactControl } },
          { title: t('log.next'), fields: nextFields },
        ]}
        initial={{ type: plan?.type ?? 'phone', contact: plan?.contact, at: openedAt, photos: [], ...defaults }}
        save={save}
        close={close}
      />
    </CustomerScope>
  )
}
