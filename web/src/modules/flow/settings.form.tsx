import { Form, Switch } from 'antd'
import type { ReactNode } from 'react'
import type { Settings } from '@srm/flow/tree/settings'
import { useText } from './designer.texts.ts'
import type { Catalog } from './flow.model.ts'

type Props = {
  readonly settings: Settings
  readonly catalog: Catalog
  readonly change: (next: Settings) => void
}

/** What holds for the whole flow. */
export const SettingsForm = ({ settings, change }: Props): ReactNode => {
  const t = useText()
  return (
    <Form layout="vertical">
      <Form.Item label={t('settings.batch')}>
        <Switch
          aria-label={t('settings.batch')}
          checked={settings.batch}
          onChange={(batch) => change({ ...settings, batch })}
        />
      </Form.Item>
    </Form>
  )
}
