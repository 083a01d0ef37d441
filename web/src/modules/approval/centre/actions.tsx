import {
  BellOutlined,
  CheckOutlined,
  CloseOutlined,
  EditOutlined,
  EyeOutlined,
  PrinterOutlined,
  RollbackOutlined,
  SendOutlined,
  StarFilled,
  StopOutlined,
  SwapOutlined,
} from '@ant-design/icons'
import { lazy, useMemo } from 'react'
import { approval } from '@srm/api/approval'
import { call } from '@/lib/api/api.ts'
import type { RowAction } from '@/ui/record-list/list-types.ts'
import type { Row } from '@/ui/record-shape.ts'
import { detailPath } from '../approval.paths.ts'
import type { CentreListing } from './nav.tsx'
import { useCentreText } from './centre.texts.ts'

const ApproveDialog = lazy(async () => ({ default: (await import('./approve.dialog.tsx')).ApproveDialog }))
const TransferDialog = lazy(async () => ({ default: (await import('./transfer.dialog.tsx')).TransferDialog }))
const RejectDialog = lazy(async () => ({ default: (await import('./reason.dialog.tsx')).RejectDialog }))
const WithdrawDialog = lazy(async () => ({ default: (await import('./reason.dialog.tsx')).WithdrawDialog }))
const TerminateDialog = lazy(async () => ({ default: (await import('./reason.dialog.tsx')).TerminateDialog }))

const PrintDialog = lazy(async () => ({ default: (await import('./print.dialog.tsx')).PrintDialog }))
const DraftDialog = lazy(async () => ({ default: (await import('./draft.dialog.tsx')).DraftDialog }))

const word = (value: unknown): string => (typeof value === 'string' ? value : '')

type Text = ReturnType<typeof useCentreText>
type Body = Parameters<typeof call<typeof approval.act>>[1]['body']

const act = ({ id }: Row, body: Body): Promise<unknown> =>
  call(approval.act, { params: { id }, body }, { silent: true })

const urge = (t: Text): RowAction => ({
  key: 'urge',
  label: t('urge'),
  icon: <BellOutlined aria-hidden />,
  hint: t('urge.hint'),
  done: t('urge.done'),
  run: (row) => act(row, { do: 'urge' }),
})

const print = (t: Text): RowAction => ({
  key: 'print',
  label: t('print'),
  icon: <PrinterOutlined aria-hidden />,
  chosen: true,
  dialog: PrintDialog,
})

const todo = (t: Text): RowAction[] => [
  { key: 'approve', label: t('approve'), icon: <CheckOutlined aria-hidden />, dialog: ApproveDialog },
  {
    key: 'reject',
    label: t('reject'),
    icon: <CloseOutlined aria-hidden />,
    danger: true,
    single: true,
    dialog: RejectDialog,
  },
  { key: 'transfer', label: t('transfer'), icon: <SwapOutlined aria-hidden />, dialog: TransferDialog },
]

const done = (t: Text): RowAction[] => [
  {
    key: 'takeBack',
    label: t('takeBack'),
    icon: <RollbackOutlined aria-hidden />,
    single: true,
    hint: t('takeBack.hint'),
    done: t('takeBack.done'),
    run: (row) => act(row, { do: 'takeBack', taskId: word(row['taskId']) }),
  },
]

const mine = (t: Text): RowAction[] => [
  {
    key: 'resubmit',
    label: t('resubmit'),
    icon: <EditOutlined aria-hidden />,
    to: ({ id }) => detailPath(id),
  },
  urge(t),
  {
    key: 'withdraw',
    label: t('withdraw'),
    icon: <RollbackOutlined aria-hidden />,
    danger: true,
    single: true,
    dialog: WithdrawDialog,
  },
  print(t),
]

const cc = (t: Text): RowAction[] => [
  {
    key: 'read',
    label: t('read'),
    icon: <EyeOutlined aria-hidden />,
    done: t('read.done'),
    run: (row) => call(approval.centre.read, { body: { ids: [word(row['taskId'])] } }, { silent: true }),
  },
  {
    key: 'confirm',
    label: t('confirm'),
    icon: <SendOutlined aria-hidden />,
    hint: t('confirm.hint'),
    done: t('confirm.done'),
    run: (row) => act(row, { do: 'confirm', ccId: word(row['taskId']) }),
  },
]

const follow = (t: Text): RowAction[] => [
  {
    key: 'unfollow',
    label: t('unfollow'),
    icon: <StarFilled aria-hidden />,
    done: t('unfollow.done'),
    run: ({ id }) => call(approval.centre.follow, { params: { id }, body: { on: false } }, { silent: true }),
  },
]

const draft = (t: Text): RowAction[] => [
  { key: 'submit', label: t('submit'), icon: <SendOutlined aria-hidden />, single: true, dialog: DraftDialog },
]

const all = (t: Text): RowAction[] => [
  urge(t),
  {
    key: 'terminate',
    label: t('terminate'),
    icon: <StopOutlined aria-hidden />,
    danger: true,
    single: true,
    dialog: TerminateDialog,
  },
  print(t),
]

const byList: Readonly<Record<CentreListing, (t: Text) => RowAction[]>> = {
  todo,
  done,
  mine,
  cc,
  handed: () => [],
  follow,
  draft,
  all,
}

/** What can be done with the rows of a list without opening them. */
export const useRowActions = (list: CentreListing): readonly RowAction[] => {
  const t = useCentreText()
  return useMemo(() => byList[list](t), [list, t])
}
