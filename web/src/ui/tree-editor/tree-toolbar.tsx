import {
  ColumnHeightOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  VerticalAlignMiddleOutlined,
} from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { Pop } from '../record-list/filter/pop.tsx'
import { useScope } from './tree-context.ts'
import { useTreeText } from '../ui.texts.ts'
import styles from './tree-editor.module.css'

const Help = (): ReactNode => {
  const t = useTreeText()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const keys = [
    ['↑ ↓ ← →', t('help.walk')],
    ['Alt + ↑ ↓', t('help.order')],
    ['Alt + ← →', t('help.level')],
    ['Enter / F2', t('help.rename')],
    ['Ctrl + Enter', t('help.sibling')],
    ['Shift + Enter', t('help.child')],
    ['Delete', t('help.remove')],
    ['Shift + F10', t('help.menu')],
  ] as const
  return (
    <>
      <Button
        ref={button}
        type="text"
        className={styles.wideOnly ?? ''}
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={t('help')}
        aria-expanded={open}
        title={t('help')}
        onClick={() => setOpen(!open)}
        // Nothing in the panel takes the keyboard, so the key that closes it arrives here.
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
      {open && (
        <Pop anchor={button} label={t('help')} close={() => setOpen(false)} end>
          <dl className={styles.keys}>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Pop>
      )}
    </>
  )
}

export const TreeToolbar = (): ReactNode => {
  const t = useTreeText()
  const { tree, props } = useScope()
  const fold = tree.open.anyOpen ? t('closeAll') : t('openAll')
  return (
    <div className={styles.toolbar}>
      <Input
        allowClear
        className={styles.search ?? ''}
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t('search', { name: props.label })}
        placeholder={t('searchHint')}
        value={tree.wanted}
        onChange={(event) => tree.setWanted(event.target.value)}
        onKeyDown={(event) => {
          const first = tree.rows[0]
          if (event.key !== 'ArrowDown' || !first) return
          event.preventDefault()
          tree.focus.take(first.node.id)
        }}
      />
      <span className={styles.space} />
      {tree.open.nested && !tree.searching && (
        <Button
          type="text"
          icon={tree.open.anyOpen ? <VerticalAlignMiddleOutlined aria-hidden /> : <ColumnHeightOutlined aria-hidden />}
          aria-label={fold}
          title={fold}
          onClick={tree.open.toggleAll}
        />
      )}
      <Help />
      {props.acts.add && (
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => tree.add({ parentId: null, before: null })}
        >
          {props.addText}
        </Button>
      )}
    </div>
  )
}
