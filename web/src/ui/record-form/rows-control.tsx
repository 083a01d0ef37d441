import { Form } from 'antd'
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import type { InputProps } from '../slots.ts'
import { EditingContext } from './editing.ts'
import { RowsInput } from './rows-input.tsx'
import type { Line } from './rows-paste.ts'
import type { FormEditor } from './sections.ts'

type HeldRow = { readonly lines: readonly Line[] }

const name = 'lines'
const nothing: readonly Line[] = []

/** Lines as the control of a single field: the same lines as in a record's form, in a small form of their own. */
export const RowsControl = (props: InputProps<readonly Line[], Line[]>): ReactNode => {
  const { meta, value = nothing, onChange, disabled = false } = props
  const [form] = Form.useForm<HeldRow>()
  const id = useId()
  const told = useRef<readonly Line[]>(value)
  const newest = useRef(onChange)
  useEffect(() => {
    newest.current = onChange
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    form.setFieldsValue({ lines: [...value] })
  }, [form, value])
  const editing = useMemo<FormEditor & { readonly tell: () => void }>(() => {
    const tell = (): void => {
      const lines = [...((form.getFieldsValue(true) as Partial<HeldRow>).lines ?? nothing)]
      told.current = lines
      newest.current?.(lines)
    }
    const fill: FormEditor['fill'] = (values) => {
      form.setFieldsValue(values as Partial<HeldRow>)
      tell()
    }
    return { values: () => form.getFieldsValue(true) as HeldRow, fill, tell }
  }, [form])
  return (
    <EditingContext value={editing}>
      <Form
        component={false}
        name={id}
        layout="vertical"
        form={form}
        initialValues={{ lines: value }}
        disabled={disabled}
        onValuesChange={editing.tell}
      >
        <RowsInput meta={meta} name={name} />
      </Form>
    </EditingContext>
  )
}
