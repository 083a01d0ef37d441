import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Label } from '@srm/api/shared/label'
import { useLabel } from '@/lib/i18n.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { RecordCalls } from '../record-calls.ts'
import type { FieldGroup } from '../record-form/fields-form.tsx'
import type { Values } from '../record-form/sections.ts'
import { SideForm } from '../record-form/side-form.tsx'
import type { Fields, RecordShape, Row } from '../record-shape.ts'
import { useUiText, useDetailText } from '../ui.texts.ts'

type Props = {
  readonly record: RecordShape
  readonly calls: RecordCalls
  /** The field that names the owner, and who that is. */
  readonly by: string
  readonly owner: string
  readonly defaults?: Values
  readonly noun?: Label
  readonly when?: FieldGroup['when']
  /** Controls a page brings for some of the fields. */
  readonly controls?: FieldGroup['controls']
  readonly warnings?: FieldGroup['warnings']
  /** Told when something was saved. */
  readonly saved: () => unknown
  readonly close: () => void
}

/** What a person may fill in, without the owner, whom the page already names. */
const filledIn = ({ fields }: RecordShape, { create }: RecordCalls, by: string): Fields => {
  const taken = create.body instanceof z.ZodObject ? create.body.shape : fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== by && name in taken))
}

const groupsOf = ({ record, calls, by, when = {}, controls = {}, warnings = {} }: Props): FieldGroup[] => [
  { fields: filledIn(record, calls, by), when, controls, warnings },
]

export const RelatedCreate = (props: Props): ReactNode => {
  const { record, calls, by, owner, defaults = {}, noun = record.label, saved, close } = props
  const t = useDetailText()
  const ui = useUiText()
  const say = useLabel()
  const act = useMutate(calls.create, { silent: true, done: saved })
  return (
    <SideForm
      title={t('add', { name: say(noun) })}
      groups={groupsOf(props)}
      initial={defaults}
      close={close}
      save={async (sent) => {
        await act.mutateAsync({ body: { ...sent, [by]: owner } })
        toast.success(ui('saved'))
      }}
    />
  )
}

const Loaded = ({ row, ...props }: Props & { readonly row: Row }): ReactNode => {
  const { record, calls, by, owner, noun = record.label, saved, close } = props
  const t = useDetailText()
  const ui = useUiText()
  const say = useLabel()
  const act = useMutate(calls.update, { silent: true, done: saved })
  const { id, version } = row
  return (
    <SideForm
      title={t('edit', { name: say(noun) })}
      groups={groupsOf(props)}
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
