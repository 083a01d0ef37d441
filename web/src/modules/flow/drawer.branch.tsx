import { Drawer, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import type { Branch } from '@srm/flow/tree/node'
import { useText } from './designer.texts.ts'
import type { Catalog } from './flow.model.ts'

type Props = {
  readonly branch: Branch
  readonly catalog: Catalog
  readonly change: (next: Branch) => void
  readonly close: () => void
}

/** When a branch is taken. */
export const ConditionDrawer = ({ branch, change, close }: Props): ReactNode => {
  const t = useText()
  return (
    <Drawer open size={600} title={branch.name} onClose={close}>
      <Form layout="vertical">
        <Form.Item label={t('name')}>
          <Input
            maxLength={30}
            aria-label={t('name')}
            value={branch.name}
            onChange={({ target }) => change({ ...branch, name: target.value })}
          />
        </Form.Item>
      </Form>
    </Drawer>
  )
}
