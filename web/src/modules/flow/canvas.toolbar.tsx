import {
  ExpandOutlined,
  ExclamationCircleOutlined,
  MinusOutlined,
  PlusOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import type { ReactNode } from 'react'
import styles from './canvas.module.css'
import type { Zoom } from './canvas.view.ts'
import { stepBack, stepForth, useDesigner, useDesigning } from './designer.store.ts'
import { useText } from './designer.texts.ts'

const Tool = ({ label, ...rest }: ButtonProps & { readonly label: string }): ReactNode => (
  <Button type="text" aria-label={label} title={label} {...rest} />
)

const Undoing = (): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const last = useDesigning(({ history }) => history.past.at(-1)?.name)
  const next = useDesigning(({ history }) => history.future[0]?.name)
  return (
    <>
      <Tool
        label={last === undefined ? t('undo') : t('undoStep', { name: last })}
        icon={<UndoOutlined aria-hidden />}
        disabled={last === undefined}
        onClick={() => stepBack(store)}
      />
      <Tool
        label={next === undefined ? t('redo') : t('redoStep', { name: next })}
        icon={<RedoOutlined aria-hidden />}
        disabled={next === undefined}
        onClick={() => stepForth(store)}
      />
    </>
  )
}

type Props = { readonly zoom: Zoom; readonly listing: boolean; readonly list: () => void }

export const Toolbar = ({ zoom, listing, list }: Props): ReactNode => {
  const t = useText()
  const errors = useDesigning(({ problems }) => problems.filter(({ level }) => level === 'error').length)
  const warnings = useDesigning(({ problems }) => problems.length) - errors
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar')}>
      <Undoing />
      <i className={styles.rule} />
      <Tool label={t('smaller')} icon={<MinusOutlined aria-hidden />} onClick={zoom.smaller} />
      <Button type="text" className={styles.percent ?? ''} title={t('plain')} onClick={zoom.plain}>
        {`${String(zoom.percent)}%`}
      </Button>
      <Tool label={t('larger')} icon={<PlusOutlined aria-hidden />} onClick={zoom.larger} />
      <Tool label={t('fit')} icon={<ExpandOutlined aria-hidden />} onClick={zoom.fit} />
      <i className={styles.rule} />
      <Button
        type="text"
        danger={errors > 0}
        aria-pressed={listing}
        icon={<ExclamationCircleOutlined aria-hidden />}
        onClick={list}
      >
        {errors + warnings === 0 ? t('fine') : t('problems', { errors, warnings })}
      </Button>
    </div>
  )
}
