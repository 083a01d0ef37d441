import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { memo, useRef, useState, type ReactNode } from 'react'
import { Row } from '../layout.tsx'
import { Pop } from '../record-list/filter/pop.tsx'
import { commitEdit } from './editing.ts'
import { hasRoom, insertRow, moveRows, redoStep, removeRows, undoStep } from './edits.ts'
import { useText } from './grid.texts.ts'
import { useReading, useScope } from './scope.ts'
import type { GridStore } from './store.ts'
import styles from './toolbar.module.css'

const Help = (): ReactNode => {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { isTree, isGrouped } = useScope()
  const keys = [
    ['↑ ↓ ← → Home End PgUp PgDn', t('help.move')],
    ['Enter / F2', t('help.edit')],
    ['Tab', t('help.next')],
    ['Ctrl + C / X / V', t('help.copy')],
    ['Ctrl + Z / Y', t('help.undo')],
    ['Ctrl + D', t('help.fill')],
    ['Ctrl + Enter', t('help.insert')],
    ['Ctrl + -', t('help.remove')],
    ...(isTree && !isGrouped ? [['Alt + ← →', t('help.level')] as const] : []),
    ['Alt + ↑ ↓', t('help.order')],
    ['Esc, Tab', t('help.leave')],
  ] as const
  return (
    <>
      <Button
        ref={button}
        type="text"
        size="small"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={t('help')}
        aria-expanded={open}
        title={t('help')}
        onClick={() => setOpen(!open)}
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

type ToolProps = {
  readonly name: string
  readonly icon: ReactNode
  readonly disabled?: boolean
  readonly run: (store: GridStore) => void
}

const Tool = ({ name, icon, disabled = false, run }: ToolProps): ReactNode => {
  const { store } = useScope()
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={() => {
        commitEdit(store)
        run(store)
      }}
    />
  )
}

/** What the keyboard can do, for hands without one. */
export const GridToolbar = memo((): ReactNode => {
  const t = useText()
  const { store, isTree, isGrouped } = useScope()
  const canUndo = useReading(store, 'status', ({ history }) => history.past.length > 0)
  const canRedo = useReading(store, 'status', ({ history }) => history.future.length > 0)
  const isEmpty = useReading(store, 'status', ({ selection }) => selection === undefined)
  const isFull = useReading(store, 'status', () => !hasRoom(store))
  return (
    <Row role="toolbar" aria-label={t('tools')} gap={2} wrap className={styles.toolbar}>
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={isFull}
        {...(isFull && { title: t('full', { max: store.options().maxRows }) })}
        onClick={() => {
          commitEdit(store)
          insertRow(store)
        }}
      >
        {t('add')}
      </Button>
      <Tool name={t('remove')} icon={<DeleteOutlined aria-hidden />} disabled={isEmpty} run={removeRows} />
      <Tool name={t('undo')} icon={<UndoOutlined aria-hidden />} disabled={!canUndo} run={undoStep} />
      <Tool name={t('redo')} icon={<RedoOutlined aria-hidden />} disabled={!canRedo} run={redoStep} />
      {isTree && !isGrouped && (
        <>
          <Tool
            name={t('outdent')}
            icon={<MenuFoldOutlined aria-hidden />}
            disabled={isEmpty}
            run={(to) => moveRows(to, 'outdent')}
          />
          <Tool
            name={t('indent')}
            icon={<MenuUnfoldOutlined aria-hidden />}
            disabled={isEmpty}
            run={(to) => moveRows(to, 'indent')}
          />
        </>
      )}
      <Tool name={t('up')} icon={<ArrowUpOutlined aria-hidden />} disabled={isEmpty} run={(to) => moveRows(to, 'up')} />
      <Tool
        name={t('down')}
        icon={<ArrowDownOutlined aria-hidden />}
        disabled={isEmpty}
        run={(to) => moveRows(to, 'down')}
      />
      <Help />
    </Row>
  )
})
