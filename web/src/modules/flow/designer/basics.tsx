import { Button, Collapse, Form, Input, Radio } from 'antd'
import { createElement, useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import { useUiText } from '@/ui/ui.texts.ts'
import styles from './designer.module.css'
import { useDesignerText } from '../flow.texts.ts'
import { flowIcons } from '../flow.icons.ts'
import type { FlowDetail } from '../flow.model.ts'

type FormValues = { name: string; groupName?: string; icon: string; description?: string }

/** The key concerns whoever calls the flow from elsewhere, so it stays folded. */
const Advanced = ({ flowKey }: { readonly flowKey: string }): ReactNode => {
  const t = useDesignerText()
  const key = (
    <Form.Item label={t('basics.key')}>
      <code>{flowKey}</code>
    </Form.Item>
  )
  return <Collapse ghost items={[{ key: 'advanced', label: t('basics.advanced'), children: key }]} />
}

/** What the flow is called and what it is for. */
export const Basics = ({ shown }: { readonly shown: FlowDetail }): ReactNode => {
  const t = useDesignerText()
  const ui = useUiText()
  const may = useCan()
  const [version, setVersion] = useState(shown.version)
  const act = useMutate(approval.flow.update, {
    done: (answer) => {
      setVersion(answer.version)
      toast.success(ui('saved'))
    },
  })
  const submit = ({ name, groupName, icon, description }: FormValues): void =>
    act.mutate({
      params: { id: shown.id },
      body: { name, icon, groupName: groupName?.trim() || null, description: description?.trim() || null, version },
    })
  return (
    <Panel title={t('page.basics')}>
      <Form
        layout="vertical"
        className={styles.form ?? ''}
        disabled={!may('approvalFlow:update')}
        initialValues={{
          name: shown.name,
          icon: shown.icon ?? 'audit',
          groupName: shown.groupName ?? '',
          description: shown.description ?? '',
        }}
        onFinish={submit}
      >
        <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true, message: t('needed') }]}>
          <Input maxLength={50} />
        </Form.Item>
        <Form.Item name="icon" label={t('basics.icon')}>
          <Radio.Group optionType="button">
            {Object.entries(flowIcons).map(([name, icon], at) => (
              <Radio key={name} value={name} aria-label={t('basics.iconAt', { at: at + 1 })}>
                {createElement(icon)}
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
        <Form.Item name="groupName" label={t('basics.group')}>
          <Input maxLength={30} />
        </Form.Item>
        <Form.Item name="description" label={t('basics.description')}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
        <Advanced flowKey={shown.key} />
        <Button type="primary" htmlType="submit" loading={act.isPending}>
          {ui('save')}
        </Button>
      </Form>
    </Panel>
  )
}
