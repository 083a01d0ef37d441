import { Button, Form } from 'antd'
import { useState, type ReactNode } from 'react'
import { useUploading } from '@/lib/api/upload.ts'
import { Row } from '../layout.tsx'
import { useUiText } from '../ui.texts.ts'
import { FieldsForm, useFieldsForm, type FieldGroup } from './fields-form.tsx'
import { FormDrawer } from './form-drawer.tsx'
import { valuesIn, type Values } from './sections.ts'

type Props = {
  readonly title: string
  readonly groups: readonly FieldGroup[]
  readonly initial: Values
  readonly save: (sent: Values) => Promise<unknown>
  readonly close: () => void
  /** Stands at the other end of the buttons. */
  readonly extra?: ReactNode
  /** What the values mean, drawn anew as they are typed. */
  readonly below?: (values: Values) => ReactNode
}

/** A short form that slides in beside what it is about. */
export const SideForm = ({ title, groups, initial, save, close, extra, below }: Props): ReactNode => {
  const t = useUiText()
  const uploading = useUploading()
  const { form, busy, send } = useFieldsForm(groups, async (sent) => {
    await save(sent)
    close()
  })
  const [dirty, setDirty] = useState(false)
  const foot = (leave: () => void): ReactNode => (
    <Row align="stretch" justify="end">
      {extra}
      <Button onClick={leave}>{t('cancel')}</Button>
      <Button type="primary" loading={busy || uploading} disabled={uploading} onClick={() => form.submit()}>
        {t('save')}
      </Button>
    </Row>
  )
  return (
    <FormDrawer title={title} dirty={dirty} close={close} footer={foot}>
      <FieldsForm form={form} groups={groups} initial={initial} send={send} changed={setDirty}>
        {below && (
          <Form.Item noStyle shouldUpdate>
            {(all) => below(valuesIn(all))}
          </Form.Item>
        )}
      </FieldsForm>
    </FormDrawer>
  )
}
