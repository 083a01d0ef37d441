import type { ReactNode } from 'react'
import { z } from 'zod'
import { useLabel } from '@/lib/i18n.ts'
import { useMutate, useRead } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import type { RecordCalls } from '../record-calls.ts'
import type { Values } from '../record-form/sections.ts'
import { SideForm } from '../record-form/side-form.tsx'
import type { Fields, RecordShape, Row } from '../record-shape.ts'
import { useText as useUiText } from '../ui.texts.ts'
import { useText } from './related.texts.ts'

type Props = {
  readonly record: RecordShape
  readonly calls: RecordCalls
  /** The field that names the owner, and who that is. */
  readonly by: string
  readonly owner: string
  readonly defaults?: Values
  /** Told when something was saved. */
  readonly saved: () => unknown
  readonly close: () => void
}

/** What a person may fill in, without the owner, whom the page already names. */
const filledIn = ({ fields }: RecordShape, { create }: RecordCalls, by: string): Fields => {
  const taken = create.body instanceof z.ZodObject ? create.body.shape : fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== by && name in taken))
}

export const RelatedCreate = ({ record, calls, by, owner, defaults = {}, saved, close }: Props): ReactNode => {
  const t = useText()
  const ui = useUiText()
  const say = useLabel()
  const act = useMutate(calls.create, { silent: true, done: saved })
  return (
    <SideForm
      title={t('add', { name: say(record.label) })}
      groups={[{ fields: filledIn(record, calls, by) }]}
      initial={defaults}
      close={close}
      save={async (sent) => {
        await act.mutateAsync({ body: { ...sent, [by]: owner } })
        toast.success(ui('saved'))
      }}
    />
  )
}

const Loaded = ({ record, calls, by, owner, saved, close, row }: Props & { readonly row: Row }): ReactNode => {
  const t = useText()
  const ui = useUiText()
  const say = useLabel()
  const act = useMutate(calls.update, { silent: true, done: saved })
  const { id, version } = row
  return (
    <SideForm
      title={t('edit', { name: say(record.label) })}
      groups={[{ fields: filledIn(record, calls, by) }]}
      initial={row}
      close={close}
      save={async (sent) => {
        await act.mutateAsync({ params: { id }, body: { ...sent, [by]: owner, version } })
        toast.success(ui('saved'))
      }}
    />
  )
}

/** A row of a list carries only some fields; the form begins with all of them. */
export const RelatedEdit = ({ id, ...props }: Props & { readonly id: string }): ReactNode => {
  const { data } = useRead(props.calls.show, { params: { id } })
  return data && <Loaded key={data.version} {...props} row={data} />
}
