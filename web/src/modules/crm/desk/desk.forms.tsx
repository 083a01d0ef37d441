import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { crm, FollowPlan, rescheduleFields, type DeskLine } from '@srm/api/crm'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { RelatedCreate } from '@/ui/record-related/related-form.tsx'
import { contactControl, CustomerScope } from '../contact/input.tsx'
import { LogForm, refreshFollowing } from '../follow-up/log.form.tsx'
import type { DeskStep } from './desk.line.tsx'
import { useDeskText } from '../crm.texts.ts'

type Body = Input<typeof crm.followPlan.reschedule>['body']
type Plan = NonNullable<DeskLine['plan']>

type MoveProps = { readonly plan: Plan; readonly suggestedAt: string; readonly close: () => void }

const MoveForm = ({ plan, suggestedAt, close }: MoveProps): ReactNode => {
  const t = useDeskText()
  const { id, version } = plan
  const { mutateAsync } = useMutate(crm.followPlan.reschedule, {
    silent: true,
    done: async () => {
      toast.success(t('moved'))
      await refreshFollowing()
    },
  })
  return (
    <SideForm
      title={t('move')}
      groups={[{ fields: rescheduleFields }]}
      initial={{ at: suggestedAt }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body })}
      close={close}
    />
  )
}

type Props = { readonly step: DeskStep; readonly line: DeskLine; readonly close: () => void }

/** The form of a step; what is known of the line is filled in. */
export const StepForm = ({ step, line, close }: Props): ReactNode => {
  const { customer, contact, plan, suggestedAt } = line
  if (step === 'move' && plan) return <MoveForm plan={plan} suggestedAt={suggestedAt} close={close} />
  if (step === 'log')
    return (
      <LogForm
        customerId={customer.id}
        plan={plan ? { id: plan.id, type: plan.type, contact } : undefined}
        defaults={{ contact, nextAt: suggestedAt }}
        close={close}
      />
    )
  return (
    <CustomerScope value={customer.id}>
      <RelatedCreate
        record={FollowPlan}
        calls={crm.followPlan}
        by="customer"
        owner={customer.id}
        defaults={{ type: 'phone', contact, at: suggestedAt }}
        controls={{ contact: contactControl }}
        saved={refreshFollowing}
        close={close}
      />
    </CustomerScope>
  )
}
