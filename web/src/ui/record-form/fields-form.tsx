import { Form, type FormInstance } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { ApiError } from '@/lib/api-error.ts'
import { toast } from '@/lib/toast.ts'
import { toForm, toSent } from '../form-values.ts'
import type { Fields } from '../record-shape.ts'
import styles from './fields-form.module.css'
import { placeErrors } from './form-errors.ts'
import { FormField } from './form-field.tsx'
import type { Control, Values } from './sections.ts'

export type FieldGroup = {
  readonly title?: string
  readonly fields: Fields
  readonly controls?: Readonly<Record<string, Control>>
}

export const fieldsOf = (groups: readonly FieldGroup[]): Fields =>
  Object.fromEntries(groups.flatMap(({ fields }) => Object.entries(fields)))

/** Sends a form of described fields; what the server objects to stands beside its field. */
export const useFieldsForm = (groups: readonly FieldGroup[], save: (sent: Values) => Promise<unknown>) => {
  const [form] = Form.useForm<Record<string, unknown>>()
  const [busy, setBusy] = useState(false)
  const fields = fieldsOf(groups)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      await save(toSent(fields, form.getFieldsValue(true) as Values))
    } catch (error) {
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
  readonly children?: ReactNode
}

/** A short form of described fields, without the drafts and versions of a whole record. */
export const FieldsForm = ({ form, groups, initial, send, disabled = false, children }: Props): ReactNode => (
  <Form
    name={useId()}
    form={form}
    layout="vertical"
    disabled={disabled}
    initialValues={toForm(fieldsOf(groups), initial)}
    onFinish={() => void send()}
  >
    {groups.map(({ title = '', fields, controls = {} }) => (
      <section key={title} className={styles.group} aria-label={title || undefined}>
        {title && <h3 className={styles.title}>{title}</h3>}
        <div className={styles.fields}>
          {Object.entries(fields).map(([name, schema]) => (
            <FormField key={name} schema={schema} name={name} control={controls[name]} />
          ))}
        </div>
      </section>
    ))}
    {children}
  </Form>
)
