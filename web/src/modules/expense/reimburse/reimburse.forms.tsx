import type { ReactNode } from 'react'
import { expense, waiveFields, type Reimburse } from '@srm/api/expense'
import type { Input } from '@srm/api/endpoint'
import { optional } from '@srm/api/shared/field-meta'
import { money, text } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { Muted } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { useReimburseText } from '../expense.texts.ts'

type Props = { readonly row: Reimburse; readonly close: () => void }
type CutBody = Input<typeof expense.reimburse.cut>['body']
type WaiveBody = Input<typeof expense.reimburse.waive>['body']

const amountKey = (at: number): string => `amount${String(at)}`
const noteKey = (at: number): string => `note${String(at)}`

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Each line with what is approved of it, and why it is less. */
export const CutForm = ({ row, close }: Props): ReactNode => {
  const t = useReimburseText()
  const { id, version, lines } = row
  const { mutateAsync } = useMutate(expense.reimburse.cut, { silent: true, done: () => toast.success(t('cut.done')) })
  const groups = lines.map(({ amount }, at) => {
    const words = t('cut.line', { line: at + 1, amount: formatMoney(amount) })
    const note = t('cut.note')
    return {
      fields: { [amountKey(at)]: money(words, words), [noteKey(at)]: optional(text(note, note, { max: 200 })) },
    }
  })
  const initial = Object.fromEntries(
    lines.flatMap(({ amount, approvedAmount, cutNote }, at) => [
      [amountKey(at), approvedAmount ?? amount],
      [noteKey(at), cutNote],
    ]),
  )
  const bodyOf = (sent: Values): CutBody => ({
    version,
    lines: lines.map((_, at) => ({
      line: at,
      approvedAmount: textOf(sent[amountKey(at)]),
      note: textOf(sent[noteKey(at)]),
    })),
  })
  return (
    <SideForm
      title={t('cut.title')}
      groups={groups}
      initial={initial}
      save={(sent) => mutateAsync({ params: { id }, body: bodyOf(sent) })}
      close={close}
    />
  )
}

export const WaiveForm = ({ row, close }: Props): ReactNode => {
  const t = useReimburseText()
  const { id, version, waiveReason } = row
  const { mutateAsync } = useMutate(expense.reimburse.waive, {
    silent: true,
    done: () => toast.success(t('waive.done')),
  })
  return (
    <SideForm
      title={t('waive.title')}
      groups={[{ fields: waiveFields }]}
      initial={{ reason: waiveReason }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as WaiveBody })}
      close={close}
      below={() => <Muted>{t('waive.hint')}</Muted>}
    />
  )
}
