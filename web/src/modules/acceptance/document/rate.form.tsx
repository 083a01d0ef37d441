import type { ReactNode } from 'react'
import { acceptance } from '@srm/api/acceptance'
import { optional } from '@srm/api/shared/field-meta'
import { longText, percent } from '@srm/api/shared/fields'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useAcceptanceText } from '../acceptance.texts.ts'

type Props = { readonly id: string; readonly close: () => void }

const comment = optional(longText('补充说明', 'Comment', { max: 1000 }))

/** Whoever was there says how it was, criterion by criterion. */
export const RateForm = ({ id, close }: Props): ReactNode => {
  const t = useAcceptanceText()
  const { data } = useRead(acceptance.acceptance.rating, { params: { id } })
  const { mutateAsync } = useMutate(acceptance.acceptance.rate, {
    silent: true,
    done: () => toast.success(t('rate.done')),
  })
  if (!data) return null
  const { criteria, supplier } = data
  const nameOf = (at: number): string => `score${String(at)}`
  const fields = {
    ...Object.fromEntries(criteria.map((criterion, at) => [nameOf(at), percent(criterion, criterion)])),
    comment,
  }
  return (
    <SideForm
      title={t('rate.title', { name: supplier.name })}
      groups={[{ fields }]}
      initial={{}}
      save={(sent) => {
        const said = sent['comment']
        const scores = criteria.map((criterion, at) => ({ criterion, score: String(sent[nameOf(at)]) }))
        return mutateAsync({ params: { id }, body: { scores, ...(typeof said === 'string' && { comment: said }) } })
      }}
      close={close}
      below={() => <Muted>{t('rate.hint')}</Muted>}
    />
  )
}
