import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { entryFields, home } from '@srm/api/home'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useCalendarText } from '../home.texts.ts'

type Body = Input<typeof home.calendar.addEntry>['body']
type Props = { readonly close: () => void }

const nextHour = (day: string, by: number): string => {
  const hour = String(9 + by).padStart(2, '0')
  return `${day}T${hour}:00:00+08:00`
}

export const NewEntry = ({ day, close }: Props & { readonly day: string }): ReactNode => {
  const t = useCalendarText()
  const { mutateAsync } = useMutate(home.calendar.addEntry, { silent: true, done: () => toast.success(t('saved')) })
  return (
    <SideForm
      title={t('add')}
      groups={[{ fields: entryFields }]}
      initial={{ isAllDay: false, startsAt: nextHour(day, 0), endsAt: nextHour(day, 1) }}
      save={(sent) => mutateAsync({ body: sent as Body })}
      close={close}
    />
  )
}

const Remove = ({ id, close }: Props & { readonly id: string }): ReactNode => {
  const t = useCalendarText()
  const { mutate, isPending } = useMutate(home.calendar.removeEntry, {
    done: () => {
      toast.success(t('removed'))
      close()
    },
  })
  return (
    <Button danger loading={isPending} onClick={() => mutate({ params: { id } })}>
      {t('remove')}
    </Button>
  )
}

/** The form of an entry, once it is known. */
export const ChangeEntry = ({ id, close }: Props & { readonly id: string }): ReactNode => {
  const t = useCalendarText()
  const { data } = useRead(home.calendar.entry, { params: { id } })
  const { mutateAsync } = useMutate(home.calendar.changeEntry, { silent: true, done: () => toast.success(t('saved')) })
  if (!data) return null
  const { version, ...initial } = data
  return (
    <SideForm
      key={version}
      title={t('change')}
      groups={[{ fields: entryFields }]}
      initial={initial}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body & { version: number } })}
      close={close}
      extra={<Remove id={id} close={close} />}
    />
  )
}
