import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useDetailText } from '../ui.texts.ts'
import styles from './record-detail.module.css'

const tabsOf = (frame: HTMLElement): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>('[data-node-key]')]

/** Whether the tabs need more room than there is. */
const useOverflow = (frame: RefObject<HTMLElement | null>): boolean => {
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const node = frame.current
    const line = node?.querySelector<HTMLElement>('[role=tablist] [data-node-key]')?.parentElement
    if (!node || !line) return undefined
    const measured = new ResizeObserver(() => setIsCut(line.offsetWidth > node.clientWidth))
    for (const part of [node, line]) measured.observe(part)
    return () => measured.disconnect()
  }, [frame])
  return isCut
}

/** Those whose end, or whose beginning, is beyond the edge. */
const hiddenIn = (frame: HTMLElement): string[] => {
  const all = tabsOf(frame)
  const edge = all[0]?.parentElement?.parentElement?.getBoundingClientRect()
  if (!edge) return []
  const isOut = (tab: HTMLElement): boolean => {
    const { left, right } = tab.getBoundingClientRect()
    return left < edge.left - 1 || right > edge.right + 1
  }
  return all.filter(isOut).map(({ dataset }) => dataset['nodeKey'] ?? '')
}

type Props = {
  /** What the tabs stand in. */
  readonly frame: RefObject<HTMLElement | null>
  readonly tabs: readonly { readonly key: string; readonly label: ReactNode }[]
  readonly choose: (key: string) => void
}

/** Leads to tabs that do not fit. It stands beside them: a list of tabs must hold nothing but tabs. */
export const MoreTabs = ({ frame, tabs, choose }: Props): ReactNode => {
  const t = useDetailText()
  const isCut = useOverflow(frame)
  const [hidden, setHidden] = useState<readonly string[]>([])
  if (!isCut) return null
  const items = tabs.filter(({ key }) => hidden.includes(key)).map(({ key, label }) => ({ key, label }))
  const look = (): void => setHidden(frame.current ? hiddenIn(frame.current) : [])
  return (
    <div className={styles.moreTabs}>
      <Dropdown
        menu={{ items, onClick: ({ key }) => choose(key) }}
        trigger={['click']}
        placement="bottomRight"
        onOpenChange={look}
      >
        <Button type="text" size="small" aria-haspopup="menu">
          {t('moreTabs')}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
    </div>
  )
}
