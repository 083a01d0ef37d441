import type { ReactNode } from 'react'
import { demand, PoolLine } from '@srm/api/demand'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { ActionDialogProps } from '@/ui/record-list/list-types.ts'
import { usePoolText } from '../demand.texts.ts'

const fields = { quantity: PoolLine.fields.quantity }

/** A part of a line becomes a line of its own, which another buyer may take. */
export const SplitForm = ({ rows: [row], close }: ActionDialogProps): ReactNode => {
  const t = usePoolText()
  const { mutateAsync } = useMutate(demand.pool.split, {
    silent: true,
    done: async () => {
      toast.success(t('split.done'))
      await refreshFamily(demand.pool.list)
    },
  })
  if (!row) return null
  const { id, version } = row
  const [name, quantity] = [String(row['name']), plainDecimalText(String(row['quantity']))]
  return (
    <SideForm
      title={t('split.title', { name })}
      groups={[{ fields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { version, quantity: String(sent['quantity']) } })}
      close={close}
      below={() => <Muted>{t('split.hint', { quantity })}</Muted>}
    />
  )
}
