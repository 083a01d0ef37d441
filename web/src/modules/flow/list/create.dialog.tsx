import { AutoComplete, Collapse, Form, Input, Modal, Radio } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { approval } from '@srm/api/approval'
import { ApiError } from '@/lib/api/api-error.ts'
import { useMutate } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { placeErrors } from '@/ui/record-form/form-errors.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { designPath } from '../flow.paths.ts'
import styles from './list.module.css'
import type { PortableFlow } from './portable.ts'
import { templates, treeFrom, type Template } from './templates.ts'
import { useListText } from '../flow.texts.ts'

type FormValues = { name: string; key: string; groupName?: string; description?: string; template: Template }
type Props = {
  readonly title: string
  /** What it starts from, when that is not a template. */
  readonly carried?: PortableFlow | undefined
  readonly groups: readonly string[]
  readonly close: () => void
}

const Templates = (): ReactNode => {
  const t = useListText()
  return (
    <Form.Item name="template" label={t('from')}>
      <Radio.Group className={styles.templates}>
        {templates.map((name) => (
          <Radio key={name} value={name}>
            <strong>{t(`template.${name}`)}</strong>
            <span>{t(`template.${name}Hint`)}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  )
}

const keyShape = /^[a-z][\w-]{1,39}$/i
/** Nobody has to think of one; whoever calls the flow by name writes their own. */
const freshKey = (): string => `flow-${crypto.randomUUID().slice(0, 8)}`

/** The key concerns whoever calls the flow from elsewhere, so it stays folded. */
const Advanced = (): ReactNode => {
  const t = useListText()
  const key = (
    <Form.Item
      name="key"
      label={t('key')}
      extra={t('key.hint')}
      rules={[{ required: true, pattern: keyShape, message: t('key.bad') }]}
    >
      <Input maxLength={40} autoComplete="off" spellCheck={false} />
    </Form.Item>
  )
  return <Collapse ghost items={[{ key: 'advanced', label: t('advanced'), children: key, forceRender: true }]} />
}

const Fields = ({ groups }: Pick<Props, 'groups'>): ReactNode => {
  const t = useListText()
  return (
    <>
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true, message: t('needed') }]}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="groupName" label={t('group')}>
        <AutoComplete
          maxLength={30}
          placeholder={t('group.hint')}
          options={groups.map((value) => ({ value }))}
          showSearch={{ filterOption: (typed, option) => (option?.value ?? '').includes(typed) }}
        />
      </Form.Item>
      <Form.Item name="description" label={t('description')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
    </>
  )
}

/** A new flow: blank, from a template, from a copy or from a file. */
export const CreateDialog = ({ title, carried, groups, close }: Props): ReactNode => {
  const t = useListText()
  const ui = useUiText()
  const go = useNavigate()
  const me = useProfile()
  const [form] = Form.useForm<FormValues>()
  const act = useMutate(approval.flow.create, { silent: true })
  const submit = async ({ name, key, groupName, description, template }: FormValues): Promise<void> => {
    const tree = carried?.tree ?? treeFrom(template, me?.id ?? '', t)
    const about = { groupName: groupName?.trim() || null, description: description?.trim() || null }
    try {
      const { id } = await act.mutateAsync({ body: { name, key, ...about, icon: carried?.icon ?? null, tree } })
      toast.success(t('created'))
      close()
      void go(designPath(id))
    } catch (error) {
      const left = placeErrors(form, error, ['name', 'key', 'groupName', 'description'])
      if (error instanceof ApiError && (left.length > 0 || error.errors.length === 0)) toast.error(error.message)
    }
  }
  return (
    <Modal
      open
      title={title}
      okText={t('create')}
      cancelText={ui('cancel')}
      okButtonProps={{ loading: act.isPending }}
      onCancel={close}
      onOk={() => form.submit()}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          template: 'blank',
          key: freshKey(),
          name: carried?.name,
          groupName: carried?.groupName ?? undefined,
          description: carried?.description ?? undefined,
        }}
        onFinish={(values) => void submit(values)}
      >
        <Fields groups={groups} />
        {!carried && <Templates />}
        <Advanced />
      </Form>
    </Modal>
  )
}
