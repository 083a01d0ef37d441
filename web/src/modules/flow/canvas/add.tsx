import { SnippetsOutlined } from '@ant-design/icons'
import { Popover } from 'antd'
import { createElement, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { addable } from '@srm/flow/edit/fresh'
import type { Spot } from '@srm/flow/edit/nodes'
import styles from './add.module.css'
import { looks } from './card.looks.ts'
import { useSteps } from '../designer/steps.ts'
import { useDesigner, useDesigning, useReadOnly } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import { edgeLook } from './drag.ts'
import { spotKey } from '../designer/walk.ts'

const columns = 2
const strides: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
}

const AddMenu = ({ spot }: { readonly spot: Spot }): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const { add, paste } = useSteps()
  const clip = useDesigning((state) => state.clip)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])
  const step = (event: KeyboardEvent): void => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const stride = strides[event.key]
    if (event.key === 'Escape') store.setState({ adding: null })
    if (stride === undefined) return
    event.preventDefault()
    buttons[at + stride]?.focus()
  }
  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={t('add')} className={styles.menu} onKeyDown={step}>
      {addable.map((type) => (
        <button
          key={type}
          type="button"
          role="menuitem"
          data-type={type}
          aria-label={t(`add.${type}`)}
          onClick={() => add(spot, type)}
        >
          <span aria-hidden>{createElement(looks[type])}</span>
          <span className={styles.words}>
            {t(`add.${type}`)}
            <small>{t(`addHint.${type}`)}</small>
          </span>
        </button>
      ))}
      {clip && 'node' in clip && (
        <button type="button" role="menuitem" data-type="paste" onClick={() => paste(spot)}>
          <span aria-hidden>
            <SnippetsOutlined />
          </span>
          {t('paste', { name: clip.name })}
        </button>
      )}
    </div>
  )
}

type Props = { readonly spot: Spot; readonly name: string }

/** The line to what comes next, with the place where something can be put in between. */
export const AddEdge = ({ spot, name }: Props): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const key = spotKey(spot)
  const look = useDesigning(({ history, drag, adding }) =>
    adding !== null && spotKey(adding) === key ? 'open' : edgeLook(history.present, drag, spot, key),
  )
  const open = look === 'open'
  const readOnly = useReadOnly()
  const button = (
    <button
      type="button"
      tabIndex={-1}
      className={styles.plus}
      aria-label={t('addAfter', { name })}
      aria-expanded={open}
      onClick={() => store.setState({ adding: open ? null : spot, at: key })}
    />
  )
  return (
    <div className={styles.edge} data-drop={open ? undefined : look}>
      {open && (
        <Popover
          open
          placement="right"
          trigger="click"
          content={<AddMenu spot={spot} />}
          onOpenChange={(next) => !next && store.setState({ adding: null })}
        >
          {button}
        </Popover>
      )}
      {!open && !readOnly && button}
    </div>
  )
}
