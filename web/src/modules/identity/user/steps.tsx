import { KeyOutlined, PoweroffOutlined, SwapOutlined } from '@ant-design/icons'
import { useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { identity } from '@srm/api/identity'
import { call } from '@/lib/api/api.ts'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import type { RowAction } from '@/ui/record-list/list-types.ts'
import type { Row } from '@/ui/record-shape.ts'
import { resetPassword } from './password.ts'
import type { UserPaths } from './user.paths.ts'
import { useUserText } from '../identity.texts.ts'

const is = (status: string) => (row: Row) => row['status'] === status
const nameOf = (row: Row | undefined): string => (typeof row?.['displayName'] === 'string' ? row['displayName'] : '')

/** What can be done with people in a list. */
export const useRowSteps = (paths: UserPaths): RowAction[] => {
  const t = useUserText()
  return useMemo(() => {
    const enable: RowAction = {
      key: 'enable',
      needs: 'update',
      when: is('disabled'),
      label: t('enable'),
      icon: <PoweroffOutlined aria-hidden />,
      run: ({ id }) => call(identity.user.enable, { params: { id } }, { silent: true }),
      done: t('enabled'),
    }
    const disable: RowAction = {
      key: 'disable',
      needs: 'update',
      when: is('active'),
      label: t('disable'),
      icon: <PoweroffOutlined aria-hidden />,
      danger: true,
      hint: t('disableHint'),
      run: ({ id }) => call(identity.user.disable, { params: { id } }, { silent: true }),
      done: t('disabled'),
    }
    const reset: RowAction = {
      key: 'resetPassword',
      label: t('resetPassword'),
      icon: <KeyOutlined aria-hidden />,
      danger: true,
      single: true,
      hint: t('resetHint'),
      run: ({ id }) => resetPassword(id),
      done: t('resetDone'),
    }
    const handOver: RowAction = {
      key: 'handOver',
      label: t('handOver'),
      icon: <SwapOutlined aria-hidden />,
      to: ({ id }) => paths.handOver(id),
    }
    return [reset, enable, disable, handOver]
  }, [t, paths])
}

type PendingStep = { readonly step: 'reset' | 'disable'; readonly row: Row }

/** The same steps on the page of one person. */
export const useRecordSteps = (paths: UserPaths): { actions: readonly RecordAction[]; dialog: ReactNode } => {
  const t = useUserText()
  const go = useNavigate()
  const [asked, setAsked] = useState<PendingStep>()
  const enable = useMutate(identity.user.enable, { done: () => toast.success(t('enabled')) })
  const disable = useMutate(identity.user.disable, { done: () => toast.success(t('disabled')) })
  const actions: RecordAction[] = [
    { action: 'resetPassword', label: t('resetPassword'), run: (row) => setAsked({ step: 'reset', row }) },
    { action: 'handOver', label: t('handOver'), run: ({ id }) => void go(paths.handOver(id)) },
    {
      action: 'update',
      label: t('disable'),
      danger: true,
      when: is('active'),
      run: (row) => setAsked({ step: 'disable', row }),
    },
    { action: 'update', label: t('enable'), when: is('disabled'), run: ({ id }) => enable.mutate({ params: { id } }) },
  ]
  const confirm = ({ step, row: { id } }: PendingStep): Promise<unknown> =>
    step === 'reset' ? resetPassword(id) : disable.mutateAsync({ params: { id } })
  const words = {
    reset: { title: t('resetTitle', { name: nameOf(asked?.row) }), hint: t('resetHint'), ok: t('resetPassword') },
    disable: { title: t('disableTitle', { name: nameOf(asked?.row) }), hint: t('disableHint'), ok: t('disable') },
  }
  const dialog = asked && (
    <ConfirmDialog
      open
      title={words[asked.step].title}
      ok={words[asked.step].ok}
      busy={disable.isPending}
      confirm={() => confirm(asked)}
      close={() => setAsked(undefined)}
    >
      {words[asked.step].hint}
    </ConfirmDialog>
  )
  return { actions, dialog }
}
