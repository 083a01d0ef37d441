import { Drawer, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import type { Problem } from '@srm/api/approval'
import type { Flow, Node } from '@srm/flow/tree/node'
import { nodeAt } from '@srm/flow/edit/nodes'
import { useText } from './designer.texts.ts'
import type { Catalog } from './flow.model.ts'

type Props = {
  readonly flow: Flow
  readonly nodeId: string
  readonly catalog: Catalog
  readonly problems: readonly Problem[]
  readonly change: (next: Node) => void
  readonly close: () => void
}

/** What a node is set to. */
export const NodeDrawer = ({ flow, nodeId, change, close }: Props): ReactNode => {
  const t = useText()
  const node = nodeAt(flow, nodeId)
  if (!node) return null
  return (
    <Drawer open size={600} title={node.name} onClose={close}>
      <Form layout="vertical">
        <Form.Item label={t('name')}>
          <Input
            maxLength={30}
            aria-label={t('name')}
            defaultValue={node.name}
            onChange={({ target }) => target.value.trim() && change({ ...node, name: target.value.trim() })}
          />
        </Form.Item>
        <Form.Item label={t('note')}>
          <Input.TextArea
            maxLength={500}
            aria-label={t('note')}
            autoSize={{ minRows: 3, maxRows: 8 }}
            value={node.note}
            onChange={({ target }) => change({ ...node, note: target.value })}
          />
        </Form.Item>
      </Form>
    </Drawer>
  )
}
