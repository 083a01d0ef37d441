import { Button } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { supplier } from '@srm/api/supplier'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { SubmitDialog } from '@/modules/approval/index.ts'
import { AskDialog } from './ask.dialog.tsx'
import { useAccountText } from '../supplier.texts.ts'

export type Change = {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly owner: { readonly id: string } | null
  readonly actions: readonly string[]
}

export const SubmitChange = ({ id, close }: { readonly id: string; readonly close: () => void }): ReactNode => (
  <Suspense>
    <SubmitDialog
      docType="supplierAccountChange"
      docId={id}
      close={close}
      submitted={() => refreshFamily(supplier.accountChange.list, [id])}
    />
  </Suspense>
)

const calls = supplier.accountChange

const Decide = ({ change, close }: { readonly change: Change; readonly close: () => void }): ReactNode => {
  const t = useAccountText()
  const { id, name } = change
  const act = useMutate(calls.decide, {
    done: () => {
      toast.success(t('decided'))
      close()
    },
  })
  const answer = (approve: boolean, opinion: string) => act.mutate({ params: { id }, body: { approve, opinion } })
  return (
    <AskDialog
      {...{ title: name, words: t('opinion'), yes: t('yes'), no: t('no'), busy: act.isPending, answer, close }}
    />
  )
}

const Confirm = ({ change, close }: { readonly change: Change; readonly close: () => void }): ReactNode => {
  const t = useAccountText()
  const { id, name } = change
  const act = useMutate(calls.confirm, {
    done: async () => {
      toast.success(t('confirmed'))
      close()
      await Promise.all([refreshFamily(supplier.bankAccount.list), refreshFamily(supplier.move.ways)])
    },
  })
  const answer = (confirmed: boolean, calledWhom: string) =>
    act.mutate({ params: { id }, body: { confirmed, calledWhom } })
  return (
    <AskDialog
      required
      title={t('confirm.title', { name })}
      hint={t('confirm.hint')}
      words={t('confirm.whom')}
      yes={t('confirm.yes')}
      no={t('confirm.no')}
      busy={act.isPending}
      answer={answer}
      close={close}
    />
  )
}

/** The next step of a change, for those who may take it: never whoever asked. */
export const ChangeSteps = ({ change }: { readonly change: Change }): ReactNode => {
  const t = useAccountText()
  const me = useProfile()?.id
  const [step, setStep] = useState<'decide' | 'confirm' | 'submit'>()
  const { status, owner, actions } = change
  const mine = owner?.id === me
  const close = (): void => setStep(undefined)
  const button = (what: 'decide' | 'confirm' | 'submit', disabled: boolean): ReactNode => (
    <Button size="small" type="primary" disabled={disabled} onClick={() => setStep(what)}>
      {t(what)}
    </Button>
  )
  return (
    <>
      {actions.includes('decide') && button('decide', mine)}
      {actions.includes('confirm') && button('confirm', mine)}
      {status === 'draft' && actions.includes('create') && button('submit', false)}
      {step === 'decide' && <Decide change={change} close={close} />}
      {step === 'confirm' && <Confirm change={change} close={close} />}
      {step === 'submit' && <SubmitChange id={change.id} close={close} />}
    </>
  )
}
