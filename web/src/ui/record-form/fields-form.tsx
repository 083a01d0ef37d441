import { Form, type FormInstance } from 'antd'
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import { ApiError } from '@/lib/api/api-error.ts'
import { toast } from '@/lib/toast.ts'
import { clickThrottle } from '@/lib/timing.ts'
import { toForm, toSent } from '../form-values.ts'
import type { Fields } from '../record-shape.ts'
import styles from './fields-form.module.css'
import { changedNames } from './dirty.ts'
import { placeErrors } from './form-errors.ts'
import { FormField, type Warning } from './form-field.tsx'
import { Skeleton } from '../states.tsx'
import { isLong } from './rows/rows-length.ts'
import { valuesIn, type Control, type Values } from './sections.ts'

const RowsGrid = lazy(async () => ({ default: (await import('./rows/rows-grid.tsx')).RowsGrid }))

export type FieldGroup = {
  readonly title?: string
  readonly fields: Fields
  readonly controls?: Readonly<Record<string, Control>>
  /** Fields that are there only while the rest of the form says so; hidden ones are sent empty. */
  readonly when?: Readonly<Record<string, (values: Values) => boolean>>
  /** What to think about at a field before saving; it does not keep anybody from it. */
  readonly warnings?: Readonly<Record<string, Warning>>
}

export const fieldsOf = (groups: readonly FieldGroup[]): Fields =>
  Object.fromEntries(groups.flatMap(({ fields }) => Object.entries(fields)))

const sentOf = (groups: readonly FieldGroup[], values: Values): Values => {
  const hidden = groups.flatMap(({ when = {} }) => Object.keys(when).filter((name) => !when[name]?.(values)))
  const emptied = Object.fromEntries(hidden.map((name) => [name, undefined]))
  return toSent(fieldsOf(groups), { ...values, ...emptied })
}

/** Sends a form of described fields; what the server objects to stands beside its field. */
export const useFieldsForm = (groups: readonly FieldGroup[], save: (sent: Values) => Promise<unknown>) => {
  const [form] = Form.useForm<Record<string, unknown>>()
  const [busy, setBusy] = useState(false)
  const fields = fieldsOf(groups)
  const notBefore = useRef(0)
  const send = async (): Promise<void> => {
    if (Date.now() < notBefore.current) return
    notBefore.current = Infinity
    setBusy(true)
    try {
      await save(sentOf(groups, valuesIn(form)))
      notBefore.current = Date.now() + clickThrottle
    } catch (error) {
      notBefore.current = 0
      if (!(error instanceof ApiError)) throw error
      const left = placeErrors(form, error, Object.keys(fields))
      if (left.length > 0 || error.errors.length === 0) toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { form, busy, send }
}

type Props = {
  readonly form: FormInstance<Record<string, unknown>>
  readonly groups: readonly FieldGroup[]
  readonly initial: Values
  readonly send: () => Promise<void>
  readonly disabled?: boolean
  /** Told whether something differs from what the form began with. */
  readonly changed?: (dirty: boolean) => void
  readonly children?: ReactNode
}

const isDirty = (groups: readonly FieldGroup[], initial: Values, values: Values): boolean => {
  const fields = fieldsOf(groups)
  return changedNames(fields, toForm(fields, initial), values).length > 0
}

type ConditionalProps = { readonly when: ((values: Values) => boolean) | undefined; readonly children: ReactNode }

const ConditionalField = ({ when, children }: ConditionalProps): ReactNode => {
  if (!when) return children
  return (
    <Form.Item noStyle shouldUpdate>
      {(form) => (when(valuesIn(form)) ? children : null)}
    </Form.Item>
  )
}

type ShortFormFieldProps = {
  readonly schema: z.ZodType
  readonly name: string
  readonly control: Control | undefined
  readonly warning: Warning | undefined
}

/** Many lines are a grid that knows which cell the server objects to. */
const ShortFormField = ({ schema, name, control, warning }: ShortFormFieldProps): ReactNode => {
  const meta = metaOf(schema)
  if (control || meta.kind !== 'rows' || !isLong(meta))
    return <FormField schema={schema} name={name} control={control} warning={warning} />
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <RowsGrid meta={meta} name={name} isTitled />
    </Suspense>
  )
}

/** A short form of described fields, without the drafts and versions of a whole record. */
export const FieldsForm = ({ form, groups, initial, send, disabled = false, changed, children }: Props): ReactNode => (
  <Form
    name={useId()}
    form={form}
    layout="vertical"
    disabled={disabled}
    initialValues={toForm(fieldsOf(groups), initial)}
    onValuesChange={() => changed?.(isDirty(groups, initial, valuesIn(form)))}
    onFinish={() => void send()}
  >
    {groups.map(({ title = '', fields, controls = {}, when = {}, warnings = {} }) => (
      <section key={title} className={styles.group} aria-label={title || undefined}>
        {title && <h3 className={styles.title}>{title}</h3>}
        <div className={styles.fields}>
          {Object.entries(fields).map(([name, schema]) => (
            <ConditionalField key={name} when={when[name]}>
              <ShortFormField schema={schema} name={name} control={controls[name]} warning={warnings[name]} />
            </ConditionalField>
          ))}
        </div>
      </section>
    ))}
    {children}
  </Form>
)
