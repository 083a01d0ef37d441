import { DownOutlined, SnippetsOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Flow, Node } from '@srm/flow/tree/node'
import { isPeople, shapeOf } from '@srm/flow/tree/shape'
import { punctuation } from '@/lib/i18n.ts'
import { ApplyDialog } from './apply.tsx'
import styles from './drawer.module.css'
import { useText } from './drawer.texts.ts'

type Props = {
  readonly flow: Flow
  readonly node: Node
  readonly turn: (id: string) => void
  readonly apply: ((flow: Flow) => void) | undefined
}

/** What is set up one after the other: every node but the end, as the tree is read. */
const besides = (flow: Flow, id: string): readonly [Node | undefined, Node | undefined] => {
  const { places, order } = shapeOf(flow)
  const nodes = order.flatMap((one) => places.get(one)?.node ?? []).filter(({ type }) => type !== 'end')
  const at = nodes.findIndex((node) => node.id === id)
  return [nodes[at - 1], nodes[at + 1]]
}

/** To the node before and after this one without closing, and this one's settings to others. */
export const TurnButtons = ({ flow, node, turn, apply }: Props): ReactNode => {
  const t = useText()
  const [applying, setApplying] = useState(false)
  const [previous, next] = besides(flow, node.id)
  const button = (label: string, icon: ReactNode, to: Node | undefined): ReactNode => (
    <Button
      type="text"
      aria-label={label}
      title={to ? `${label}${punctuation('colon')}${to.name}` : label}
      icon={icon}
      disabled={!to}
      onClick={() => to && turn(to.id)}
    />
  )
  return (
    <span className={styles.turn}>
      {apply && isPeople(node) && (
        <Button type="text" icon={<SnippetsOutlined aria-hidden />} onClick={() => setApplying(true)}>
          {t('apply')}
        </Button>
      )}
      {button(t('turn.previous'), <UpOutlined aria-hidden />, previous)}
      {button(t('turn.next'), <DownOutlined aria-hidden />, next)}
      {applying && apply && <ApplyDialog flow={flow} node={node} apply={apply} close={() => setApplying(false)} />}
    </span>
  )
}
