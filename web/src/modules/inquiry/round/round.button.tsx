import { Button, Checkbox } from 'antd'
import { useState, type ReactNode } from 'react'
import { inquiry, roundFields } from '@srm/api/inquiry'
import type { Input } from '@srm/api/endpoint'
import { bool } from '@srm/api/shared/fields'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useRoundText } from '../inquiry.texts.ts'

export type Quoter = { readonly id: string; readonly name: string; readonly isShortlisted: boolean }

type Props = {
  /** Of the purchase. */
  readonly id: string
  readonly quoters: readonly Quoter[]
  readonly started: () => Promise<unknown>
}
type Body = Input<typeof inquiry.round>['body']

const fields = { ...roundFields, isFinal: bool('最终轮', 'Last round').default(false) }

const RoundForm = ({ id, quoters, started, close }: Props & { readonly close: () => void }): ReactNode => {
  const t = useRoundText()
  const [suppliers, setSuppliers] = useState(() => quoters.flatMap((one) => (one.isShortlisted ? [one.id] : [])))
  const { data: row } = useRead(inquiry.show, { params: { id } })
  const { mutateAsync } = useMutate(inquiry.round, { silent: true, done: () => toast.success(t('started')) })
  const save = async (sent: object): Promise<void> => {
    if (!row) return
    await mutateAsync({ params: { id }, body: { ...sent, version: row.version, suppliers } as Body })
    await started()
  }
  const chosen = (
    <Stack gap={8} as="section" aria-label={t('suppliers')}>
      <strong>{t('suppliers')}</strong>
      <Checkbox.Group<string>
        value={suppliers}
        options={quoters.map((one) => ({ value: one.id, label: one.name }))}
        onChange={setSuppliers}
      />
      <Muted size="s">{t(suppliers.length === 0 ? 'none' : 'hint')}</Muted>
    </Stack>
  )
  return (
    <SideForm title={t('start')} groups={[{ fields }]} initial={{}} save={save} close={close} below={() => chosen} />
  )
}

/** Asks the short list for another price, sealed as before. */
export const RoundButton = (props: Props): ReactNode => {
  const t = useRoundText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('start')}</Button>
      {isOpen && <RoundForm {...props} close={() => setIsOpen(false)} />}
    </>
  )
}
