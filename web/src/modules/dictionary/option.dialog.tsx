import { Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import { dictionary, optionFields, type SelOption } from '@srm/api/dictionary'
import type { Input } from '@srm/api/endpoint'
import { ApiError } from '@/lib/api-error.ts'
import { useAct } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { placeErrors } from '@/ui/record-form/form-errors.ts'
import { FormField } from '@/ui/record-form/form-field.tsx'
import { toForm, toSent } from '@/ui/form-values.ts'
import { useText as useUiText } from '@/ui/ui.texts.ts'
import { useText } from './dictionary.texts.ts'

/** A new option of a dictionary, below another one perhaps, or one that is being changed. */
export type Draft = { readonly selTypeName: string; readonly parent?: SelOption; readonly option?: SelOption }

type Sent = Omit<Input<typeof dictionary.create>['body'], 'selTypeName' | 'parentId'>
type Props = { readonly draft: Draft; readonly close: () => void }

const useSave = ({ draft: { selTypeName, parent, option }, close }: Props) => {
  const t = useText()
  const done = (): void => {
    toast.success(t('saved'))
    close()
  }
  const create = useAct(dictionary.create, { silent: true, done })
  const update = useAct(dictionary.update, { silent: true, done })
  const save = (sent: Sent): Promise<unknown> => {
    if (!option) return create.mutateAsync({ body: { ...sent, selTypeName, parentId: parent?.id ?? null } })
    const { id, version, parentId } = option
    return update.mutateAsync({ params: { id }, body: { ...sent, version, parentId } })
  }
  return { save, busy: create.isPending || update.isPending }
}

const useTitle = ({ parent, option }: Draft): string => {
  const t = useText()
  if (option) return t('editTitle', { name: option.optionName })
  return parent ? t('addChildTitle', { name: parent.optionName }) : t('addTitle')
}

export const OptionDialog = (props: Props): ReactNode => {
  const ui = useUiText()
  const [form] = Form.useForm<Record<string, unknown>>()
  const { save, busy } = useSave(props)
  const submit = async (values: Record<string, unknown>): Promise<void> => {
    try {
      await save(toSent(optionFields, values) as Sent)
    } catch (error) {
      const left = placeErrors(form, error, Object.keys(optionFields))
      if (error instanceof ApiError && (left.length > 0 || error.errors.length === 0)) toast.error(error.message)
    }
  }
  return (
    <Modal
      open
      title={useTitle(props.draft)}
      okText={ui('save')}
      cancelText={ui('cancel')}
      okButtonProps={{ loading: busy }}
      onCancel={props.close}
      onOk={() => form.submit()}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={toForm(optionFields, props.draft.option ?? { sort: 0, status: 'enabled' })}
        onFinish={(values) => void submit(values)}
      >
        {Object.entries(optionFields).map(([name, schema]) => (
          <FormField key={name} schema={schema} name={name} />
        ))}
      </Form>
    </Modal>
  )
}
