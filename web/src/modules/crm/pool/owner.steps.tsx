import { SwapOutlined } from '@ant-design/icons'
import { useMemo, useState, type ReactNode } from 'react'
import { crm } from '@srm/api/crm'
import { person } from '@srm/api/shared/fields'
import { call } from '@/lib/api/api.ts'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import type { RowAction } from '@/ui/record-list/list-types.ts'
import type { Row } from '@/ui/record-shape.ts'
import { GiveBackDialog } from './give-back.dialog.tsx'
import { usePoolText } from '../crm.texts.ts'
import { TransferForm } from './transfer.form.tsx'

/** Chosen customers go to a colleague, each with what belongs to it. */
export const useTransferAction = (): RowAction[] => {
  const t = usePoolText()
  return useMemo(
    () => [
      {
        key: 'assign',
        label: t('transfer'),
        icon: <SwapOutlined aria-hidden />,
        chosen: true,
        input: {
          schema: person('新负责人', 'New owner'),
          run: ({ id, version }, to) =>
            call(crm.customer.transfer, { params: { id }, body: { version, to: String(to) } }, { silent: true }),
        },
        done: t('transferred'),
      },
    ],
    [t],
  )
}

type PendingStep = { readonly step: 'transfer' | 'giveBack'; readonly row: Row }

/** What decides whose a customer is, on its page. */
export const useOwnerSteps = (id: string): { actions: readonly RecordAction[]; dialog: ReactNode } => {
  const t = usePoolText()
  const [pending, setPending] = useState<PendingStep>()
  const { mutate: lock } = useMutate(crm.customer.lock, { done: () => toast.success(t('locked')) })
  const { mutate: unlock } = useMutate(crm.customer.unlock, { done: () => toast.success(t('unlocked')) })
  const at = ({ id: customer, version }: Row) => ({ params: { id: customer }, body: { version } })
  const isLocked = ({ isLocked: value }: Row): boolean => value === true
  const actions: RecordAction[] = [
    { action: 'assign', rank: 'secondary', label: t('transfer'), run: (row) => setPending({ step: 'transfer', row }) },
    { action: 'giveBack', rank: 'more', label: t('giveBack'), run: (row) => setPending({ step: 'giveBack', row }) },
    { action: 'lock', rank: 'more', label: t('lock'), when: (row) => !isLocked(row), run: (row) => lock(at(row)) },
    { action: 'lock', rank: 'more', label: t('unlock'), when: isLocked, run: (row) => unlock(at(row)) },
  ]
  const close = (): void => setPending(undefined)
  // Another customer may be shown in the same tab by now.
  const { step, row } = pending?.row.id === id ? pending : {}
  const dialog = (
    <>
      {step === 'transfer' && row && <TransferForm row={row} close={close} />}
      {step === 'giveBack' && row && <GiveBackDialog row={row} close={close} />}
    </>
  )
  return { actions, dialog }
}
