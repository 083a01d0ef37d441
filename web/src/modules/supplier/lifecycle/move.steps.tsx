import { Button } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { supplier } from '@srm/api/supplier'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { SubmitDialog } from '@/modules/approval/index.ts'
import { DecideDialog } from './move.decide.dialog.tsx'
import { useMoveText } from '../supplier.texts.ts'

export type Move = {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly status: string
  readonly owner: { readonly id: string } | null
  readonly actions: readonly string[]
}

export const SubmitMove = ({ id, close }: { readonly id: string; readonly close: () => void }): ReactNode => (
  <Suspense>
    <SubmitDialog
      docType="supplierMove"
      docId={id}
      close={close}
      submitted={() => Promise.all([refreshFamily(supplier.move.list, [id]), refreshFamily(supplier.supplier.show)])}
    />
  </Suspense>
)

/** What can be done with a wish: decide on somebody else's, send in or drop a draft. */
export const MoveSteps = ({ move }: { readonly move: Move }): ReactNode => {
  const t = useMoveText()
  const me = useProfile()?.id
  const [step, setStep] = useState<'decide' | 'submit'>()
  const { id, version, name, status, owner, actions } = move
  const remove = useMutate(supplier.move.remove, { done: () => toast.success(t('removed')) })
  const close = (): void => setStep(undefined)
  const mine = owner?.id === me
  return (
    <>
      {actions.includes('decide') && (
        <Button
          size="small"
          type="primary"
          disabled={mine}
          title={mine ? t('decide.own') : ''}
          onClick={() => setStep('decide')}
        >
          {t('decide')}
        </Button>
      )}
      {status === 'draft' && actions.includes('create') && (
        <Button size="small" type="primary" onClick={() => setStep('submit')}>
          {t('submit')}
        </Button>
      )}
      {actions.includes('delete') && (
        <Button size="small" onClick={() => remove.mutate({ params: { id }, query: { version } })}>
          {t('remove')}
        </Button>
      )}
      {step === 'decide' && <DecideDialog id={id} name={name} close={close} />}
      {step === 'submit' && <SubmitMove id={id} close={close} />}
    </>
  )
}
