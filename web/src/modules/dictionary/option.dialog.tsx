import { Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import { dictionary, optionFields, type SelOption } from '@srm/api/dictionary'
import type { Input } from '@srm/api/endpoint'
import { ApiError } from '@/lib/api/api-error.ts'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { toForm, toSent } from '@/ui/form-values.ts'
import { placeErrors } from '@/ui/record-form/form-errors.ts'
import { FormField } from '@/ui/record-form/form-field.tsx'
import { useUiText } from '@/ui/ui.texts.ts'
import { useText } from './dictionary.texts.ts'

/** The value is what records hold on to, and the order is made in the tree. */
const { value: _value, sort: _sort, ...fields } = optionFields

type Body = Omit<Input<typeof dictionary.update>['body'], 'version'>
type Props = { readonly option: SelOption; readonly close: () => void }

export const OptionDialog = ({ option, close }: Props): ReactNode => {
  const t = useText()
  const ui = useUiText()
  const [form] = Form.useForm<Record<string, unknown>>()
  const { mutateAsync, isPending } = useMutate(dictionary.update, {
    silent: true,
    done: () => {
      toast.success(t('saved'))
      close()
    },
  })
  const submit = async (values: Record<string, unknown>): Promise<void> => {
    const { id, version } = option
    try {
      await mutateAsync({ params: { id }, body: { ...(toSent(fields, values) as Body), version } })
    } catch (error) {
      const left = placeErrors(form, error, Object.keys(fields))
      if (error instanceof ApiError && (left.length > 0 || error.errors.length === 0)) toast.error(error.message)
    }
  }
  return (
    <Modal
      open
      title={t('editTitle', { name: option.optionName })}
      okText={ui('save')}
      cancelText={ui('cancel')}
      okButtonProps={{ loading: isPending }}
      onCancel={close}
      onOk={() => form.submit()}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={toForm(fields, option)}
        onFinish={(values) => void submit(values)}
      >
        {Object.entries(fields).map(([name, schema]) => (
          <FormField key={name} schema={schema} name={name} />
        ))}
      </Form>
    </Modal>
  )
}
