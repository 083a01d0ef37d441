import { Dropdown } from 'antd'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { isBlock } from '@srm/flow/tree/shape'
import styles from './canvas.module.css'
import { useSteps } from '../designer/steps.ts'
import { useDesigner } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import { itemsOf, spotOf, type Item } from '../designer/walk.ts'

type Place = { readonly x: number; readonly y: number; readonly item: Item }

const useEntries = (item: Item | undefined) => {
  const t = useDesignerText()
  const store = useDesigner()
  const steps = useSteps()
  if (!item) return []
  const { node, branch, key } = item
  const fixed = !branch && (node.type === 'start' || node.type === 'end')
  const { clip } = store.getState()
  const entry = (name: string, label: string, onClick: () => void) => ({ key: name, label, onClick })
  const remove = (): void => (branch ? steps.removeBranch(node.id, branch.id) : steps.remove(node.id))
  const last = branch && isBlock(node) && node.type !== 'parallel' && node.branches.at(-1) === branch
  return [
    ...(branch ? [] : [entry('open', t('menu.open'), () => store.setState({ opened: { node: node.id } }))]),
    entry('rename', t('menu.rename'), () => store.setState({ renaming: key })),
    entry('add', t('menu.add'), () => store.setState({ adding: spotOf(item) })),
    ...(clip && ('node' in clip || isBlock(node))
      ? [entry('paste', t('paste', { name: clip.name }), () => steps.pasteAt(item))]
      : []),
    ...(fixed || branch
      ? []
      : [
          entry('up', t('menu.up'), () => steps.shift(node, -1)),
          entry('down', t('menu.down'), () => steps.shift(node, 1)),
        ]),
    ...(fixed ? [] : [entry('copy', t('menu.copy'), () => steps.takeItem(item, false))]),
    ...(branch ? [entry('twice', t('menu.twice'), () => steps.copyBranch(node.id, branch))] : []),
    ...(fixed || last ? [] : [entry('cut', t('menu.cut'), () => steps.takeItem(item, true))]),
    ...(fixed || last ? [] : [{ ...entry('remove', t('menu.remove'), remove), danger: true }]),
  ]
}

/** One menu for all cards, where the pointer asked for it. */
export const useCardMenu = (): { ask: (event: MouseEvent) => void; menu: ReactNode } => {
  const store = useDesigner()
  const [place, setPlace] = useState<Place>()
  const items = useEntries(place?.item)
  const ask = (event: MouseEvent): void => {
    const { history, readOnly } = store.getState()
    const at = event.target instanceof Element ? event.target.closest('[data-item]')?.getAttribute('data-item') : null
    const item = itemsOf(history.present).find(({ key }) => key === at)
    if (!item || readOnly || item.node.type === 'end') return
    event.preventDefault()
    store.setState({ at: item.key })
    setPlace({ x: event.clientX, y: event.clientY, item })
  }
  const menu = place && (
    <Dropdown
      open
      trigger={['click']}
      menu={{ items, onClick: () => setPlace(undefined) }}
      onOpenChange={(open) => !open && setPlace(undefined)}
    >
      <span className={styles.anchor} style={{ left: place.x, top: place.y }} />
    </Dropdown>
  )
  return { ask, menu }
}
