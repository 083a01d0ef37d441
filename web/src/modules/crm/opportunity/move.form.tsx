import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { crm, fillFields, lossFields, type StageFacts } from '@srm/api/crm'
import { keysOf } from '@srm/api/shared/keys'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { FieldGroup } from '@/ui/record-form/fields-form.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { contactControl, CustomerScope } from '../contact/input.tsx'
import { useOpportunityText } from '../crm.texts.ts'

/** A move that needs a few more words. */
export type StageMove = { readonly row: Row; readonly to: StageFacts; readonly missing: readonly string[] }

type Body = Input<typeof crm.opportunity.move>['body']

const idIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : undefined

const groupsOf = ({ to, missing }: StageMove, t: ReturnType<typeof useOpportunityText>): FieldGroup[] => {
  const needed = keysOf(fillFields).filter((name) => missing.includes(name))
  // Here they have to be said, while an opportunity as such can do without.
  const fields = Object.fromEntries(needed.map((name) => [name, fillFields[name].unwrap().unwrap()]))
  const lostReason = lossFields.lostReason.unwrap().unwrap()
  return [
    ...(missing.length > 0 ? [{ title: t('move.needs'), fields, controls: { contact: contactControl } }] : []),
    ...(to.kind === 'lost' ? [{ title: t('move.loss'), fields: { ...lossFields, lostReason } }] : []),
  ]
}

/** Asks for what the stage takes, and moves. */
export const MoveForm = ({ moving, close }: { readonly moving: StageMove; readonly close: () => void }): ReactNode => {
  const t = useOpportunityText()
  const { row, to } = moving
  const { name } = to
  const { mutateAsync } = useMutate(crm.opportunity.move, {
    silent: true,
    done: () => toast.success(t('move.done', { name })),
  })
  const { id, version } = row
  return (
    <CustomerScope value={idIn(row['customer'])}>
      <SideForm
        title={t('move.title', { name })}
        groups={groupsOf(moving, t)}
        initial={{}}
        save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version, stage: to.id } as Body })}
        close={close}
      />
    </CustomerScope>
  )
}
