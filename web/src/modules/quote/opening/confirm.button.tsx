import { Button } from 'antd'
import type { ReactNode } from 'react'
import { quote } from '@srm/api/quote'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { useOpeningText } from '../quote.texts.ts'

type Props = { readonly id: string; readonly asked: () => Promise<unknown> }

/** Sends the supplier its link again, with the question whether the quote still holds. */
export const ConfirmQuoteButton = ({ id, asked }: Props): ReactNode => {
  const t = useOpeningText()
  const { mutate, isPending } = useMutate(quote.opened.confirm, {
    done: () => {
      toast.success(t('confirm.asked'))
      void asked()
    },
  })
  return (
    <Button loading={isPending} onClick={() => mutate({ params: { id } })}>
      {t('confirm')}
    </Button>
  )
}
