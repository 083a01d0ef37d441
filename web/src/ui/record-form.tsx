import { Button, Form, type FormInstance } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { ApiError } from '@/lib/api-error.ts'
import { toast } from '@/lib/toast.ts'
import { placeErrors } from './form-errors.ts'
import { FormField } from './form-field.tsx'
import { toForm, toSent } from './form-values.ts'
import { Panel } from './page.tsx'
import styles from './record-form.module.css'
import { fieldOf, type Fields } from './record-shape.ts'
import { RowsInput } from './rows-input.tsx'
import { isStale, StaleDialog } from './stale-dialog.tsx'
import { useText } from './ui.texts.ts'

type Section<F> = {
  readonly title: string
  readonly fields: readonly (keyof F & string)[]
  readonly extra?: (form: FormInstance) => ReactNode
}

type Props<F> = {
  readonly fields: F
  readonly sections: readonly Section<F>[]
  /** What the fields hold at first: an answer of the server, or defaults. */
  readonly initial: Readonly<Record<string, unknown>>
  readonly submit: (sent: Record<string, unknown>) => Promise<unknown>
  readonly cancel: () => void
  /** Fetches the record again after somebody else changed it. */
  readonly reload?: () => unknown
}

/** The browser asks before a half-filled form is lost. */
const useUnloadGuard = (dirty: boolean): void => {
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}

const useSubmit = <F extends Fields>(form: FormInstance, { fields, submit }: Props<F>) => {
  const [busy, setBusy] = useState(false)
  const [stale, setStale] = useState<ApiError>()
  const finish = async (values: Record<string, unknown>): Promise<void> => {
    setBusy(true)
    try {
      await submit(toSent(fields, values))
    } catch (error) {
      if (isStale(error)) setStale(error)
      else if (error instanceof ApiError) {
        const left = placeErrors(form, error, Object.keys(fields))
        if (left.length > 0 || error.errors.length === 0) toast.error(error.message)
      } else throw error
    } finally {
      setBusy(false)
    }
  }
  return { busy, stale, setStale, finish }
}

/** A form whose controls, checks and labels come from the contract; the page only says which fields, in which order. */
export const RecordForm = <F extends Fields>(props: Props<F>): ReactNode => {
  const { fields, sections, initial, cancel, reload } = props
  const t = useText()
  const [form] = Form.useForm<Record<string, unknown>>()
  const [dirty, setDirty] = useState(false)
  const { busy, stale, setStale, finish } = useSubmit(form, props)
  useUnloadGuard(dirty)
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark
      scrollToFirstError={{ block: 'center', focus: true }}
      initialValues={toForm(fields, initial)}
      onValuesChange={() => setDirty(true)}
      onFinish={(values) => void finish(values)}
      onFinishFailed={({ errorFields }) => toast.warning(t('form.fix', { count: errorFields.length }))}
    >
      {sections.map((section) => (
        <Panel key={section.title} title={section.title} extra={section.extra?.(form)}>
          <div className={styles.grid}>
            {section.fields.map((name) => {
              const schema = fieldOf(fields, name)
              const Field = metaOf(schema).kind === 'rows' ? RowsInput : FormField
              return <Field key={name} schema={schema} name={name} />
            })}
          </div>
        </Panel>
      ))}
      <div className={styles.foot}>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('save')}
        </Button>
      </div>
      <StaleDialog error={stale} stay={() => setStale(undefined)} reload={() => void reload?.()} />
    </Form>
  )
}
