import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { quote, type Opening } from '@srm/api/quote'
import { refreshRecord, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { useOpeningText } from '../quote.texts.ts'

type Props = { readonly id: string; readonly opening: Opening }

/** One of those who may says that quotes may be opened. */
export const OpenButton = ({ id, opening: { openMode, confirmations, technical, openedAt } }: Props): ReactNode => {
  const t = useOpeningText()
  const [isAsked, setIsAsked] = useState(false)
  const name = t(technical ? 'open.prices' : 'open')
  // Whoever confirmed the first envelope did so before it was opened.
  const given = confirmations.filter(({ at }) => !technical || openedAt === null || at > openedAt)
  const isFirst = openMode === 'twoPeople' && given.length === 0
  const open = useMutate(quote.opening.open, {
    done: async ({ isOpened }) => {
      toast.success(isOpened ? t('open.done') : t('open.waits'))
      await refreshRecord('purchase', id)
    },
  })
  return (
    <>
      <Button type="primary" onClick={() => setIsAsked(true)}>
        {name}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={technical ? name : t('open.title')}
        ok={name}
        danger={false}
        busy={open.isPending}
        confirm={() => open.mutateAsync({ params: { id } })}
        close={() => setIsAsked(false)}
      >
        <p>{isFirst ? t('open.first') : t('open.all')}</p>
      </ConfirmDialog>
    </>
  )
}
