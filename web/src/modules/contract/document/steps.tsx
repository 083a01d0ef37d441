import type { ReactNode } from 'react'
import { archiveFields, contract, signFields, type Contract, type ContractStage } from '@srm/api/contract'
import type { Input } from '@srm/api/endpoint'
import { optional } from '@srm/api/shared/field-meta'
import { text } from '@srm/api/shared/fields'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { punctuation } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useToday } from '../use-today.ts'
import { useDocumentText } from '../contract.texts.ts'

type Target = Extract<ContractStage, 'performing' | 'paused' | 'completed' | 'terminated'>

/** A step somebody has begun: signing, putting away, or going to another stage. */
export type Step =
  | { readonly kind: 'sign' }
  | { readonly kind: 'archive' }
  | { readonly kind: 'move'; readonly stage: Target; readonly name: string; readonly isReasonNeeded: boolean }

type Props = { readonly row: Contract; readonly close: () => void }
type SignProps = Props & { readonly missing: readonly string[] }
type SignBody = Input<typeof contract.contract.sign>['body']
type ArchiveBody = Input<typeof contract.contract.archive>['body']
type MoveBody = Input<typeof contract.contract.move>['body']

/** The instalments get their days with the signature and lose them with the end. */
const refresh = async (): Promise<void> => {
  await refreshFamily(contract.plan.list)
}

const SignForm = ({ row: { id, version }, missing, close }: SignProps): ReactNode => {
  const t = useDocumentText()
  const today = useToday()
  const { mutateAsync } = useMutate(contract.contract.sign, {
    silent: true,
    done: async () => {
      toast.success(t('sign.done'))
      await refresh()
    },
  })
  return (
    <SideForm
      title={t('sign.title')}
      groups={[{ fields: signFields, when: { papers: () => missing.length > 0 } }]}
      initial={{ signDate: today, copies: 2 }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as SignBody })}
      close={close}
      below={() => (
        <Stack gap={4}>
          {missing.length > 0 && <span>{t('sign.papers', { papers: missing.join(punctuation('list')) })}</span>}
          <Muted>{t('sign.hint')}</Muted>
        </Stack>
      )}
    />
  )
}

const ArchiveForm = ({ row, close }: Props): ReactNode => {
  const t = useDocumentText()
  const { id, version, code } = row
  const { mutateAsync } = useMutate(contract.contract.archive, {
    silent: true,
    done: () => toast.success(t('archive.done')),
  })
  return (
    <SideForm
      title={t('archive.title')}
      groups={[{ fields: archiveFields }]}
      initial={{ archiveNo: row.archiveNo ?? code, keeper: row.keeper, storagePlace: row.storagePlace }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as ArchiveBody })}
      close={close}
    />
  )
}

const reasonField = text('原因', 'Why', { max: 200 })

type MoveProps = Props & { readonly step: Extract<Step, { kind: 'move' }> }

const MoveForm = ({ row: { id, version }, step, close }: MoveProps): ReactNode => {
  const t = useDocumentText()
  const { stage, name, isReasonNeeded } = step
  const { mutateAsync } = useMutate(contract.contract.move, {
    silent: true,
    done: async () => {
      toast.success(t('stage.moved', { name }))
      await refresh()
    },
  })
  return (
    <SideForm
      title={t('stage.go', { name })}
      groups={[{ fields: { reason: isReasonNeeded ? reasonField : optional(reasonField) } }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version, stage } as MoveBody })}
      close={close}
      below={() => (stage === 'terminated' || stage === 'paused') && <Muted>{t(`stage.hint.${stage}`)}</Muted>}
    />
  )
}

/** The form of the step that was begun. */
export const StepForm = ({ step, missing, ...props }: SignProps & { readonly step: Step }): ReactNode => {
  switch (step.kind) {
    case 'sign':
      return <SignForm {...props} missing={missing} />
    case 'archive':
      return <ArchiveForm {...props} />
    case 'move':
      return <MoveForm {...props} step={step} />
  }
}
