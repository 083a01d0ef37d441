import type { ReactNode } from 'react'
import { crm, maxKeepDays } from '@srm/api/crm'
import { bool, integer, person } from '@srm/api/shared/fields'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { FieldGroup } from '@/ui/record-form/fields-form.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { usePoolText } from '../crm.texts.ts'

const fields = {
  to: person('新负责人', 'New owner'),
  keepDays: integer('原负责人可继续查看（天）', 'Former owner goes on reading (days)', { max: maxKeepDays }),
}

/** Who has the customer from now on, what goes with it and how long the former owner may still read. */
export const TransferForm = ({ row, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = usePoolText()
  const { id, version } = row
  const { data } = useRead(crm.customer.belongings, { params: { id } }, { noCache: true })
  const act = useMutate(crm.customer.transfer, {
    silent: true,
    done: async () => {
      toast.success(t('transferred'))
      await refreshFamily(crm.followPlan.list)
    },
  })
  if (!data) return null
  const movable = data.filter(({ count }) => count > 0)
  const groups: FieldGroup[] = [
    { fields },
    ...(movable.length > 0
      ? [
          {
            title: t('transfer.belongings'),
            fields: Object.fromEntries(
              movable.map(({ kind, label, count }) => [kind, bool(`${label}（${count}）`, `${label} (${count})`)]),
            ),
          },
        ]
      : []),
  ]
  const save = ({ to, keepDays, ...moves }: Values): Promise<unknown> => {
    const leave = movable.filter(({ kind }) => moves[kind] === false).map(({ kind }) => kind)
    return act.mutateAsync({
      params: { id },
      body: { version, to: String(to), keepDays: Number(keepDays ?? 0), leave },
    })
  }
  const initial = { keepDays: 7, ...Object.fromEntries(movable.map(({ kind }) => [kind, true])) }
  return <SideForm title={t('transfer')} groups={groups} initial={initial} save={save} close={close} />
}
