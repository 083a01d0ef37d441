import type { ReactNode } from 'react'
import { home, type CalendarItem } from '@srm/api/home'
import { date } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useCalendarText } from '../home.texts.ts'

/** Brings something to another day; what the module objects to is shown, and it stays where it was. */
export const useMove = (silent = false) => {
  const t = useCalendarText()
  const { mutateAsync } = useMutate(home.calendar.move, { silent })
  return async ({ kind, id, title, from }: CalendarItem, to: string): Promise<void> => {
    await mutateAsync({ body: { kind, id, from, to } })
    toast.success(t('moved', { title, day: to }))
  }
}

const fields = { to: date('改到', 'New day') }

/** For whoever has no mouse to drag with. */
export const MoveForm = ({ item, close }: { readonly item: CalendarItem; readonly close: () => void }): ReactNode => {
  const t = useCalendarText()
  const move = useMove(true)
  return (
    <SideForm
      title={t('moveOf', { title: item.title })}
      groups={[{ fields }]}
      initial={{ to: item.from }}
      save={(sent) => move(item, String(sent['to']))}
      close={close}
    />
  )
}
