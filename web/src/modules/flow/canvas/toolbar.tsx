import {
  AimOutlined,
  ExclamationCircleOutlined,
  ExpandOutlined,
  ExperimentOutlined,
  MinusOutlined,
  PlusOutlined,
  PictureOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { memo, type ReactNode } from 'react'
import { useCan } from '@/lib/session/can.tsx'
import styles from './canvas.module.css'
import { saveFile } from '@/lib/api/save-file.ts'
import { kindOf, useBranchWhen, useNodeWords } from './card.words.tsx'
import { pictureOf } from './picture.ts'
import { Tool, Undoing } from './steps.tsx'
import type { Zoom } from './view.ts'
import { useDesigner, useDesigning } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import { begun } from '../simulate/simulate.model.ts'
import { useText as useSimulateText } from '../simulate/simulate.texts.ts'

/** The flow as a picture to keep or to send. */
const PictureTool = (): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const [wordsOf, whenOf] = [useNodeWords(), useBranchWhen()]
  const keep = (): void => {
    const { history, name } = store.getState()
    const picture = pictureOf(history.present, ({ node, branch }) =>
      branch
        ? { title: branch.name, text: whenOf(branch, kindOf(node, branch)) }
        : { title: node.name, text: wordsOf(node) },
    )
    saveFile(`${name}.svg`, new Blob([picture], { type: 'image/svg+xml' }))
  }
  return <Tool label={t('picture')} icon={<PictureOutlined aria-hidden />} onClick={keep} />
}

type Props = {
  readonly zoom: Zoom
  readonly centre: () => void
  readonly listing: boolean
  readonly list: () => void
}

/** Opens the panel in which the flow is tried out. */
const Trying = (): ReactNode => {
  const t = useSimulateText()
  const store = useDesigner()
  const open = useDesigning(({ trying }) => trying !== null)
  const may = useCan()
  if (!may('approvalFlow:update')) return null
  return (
    <Button
      type="text"
      className={styles.trying ?? ''}
      aria-pressed={open}
      icon={<ExperimentOutlined aria-hidden />}
      onClick={() => store.setState(({ trying, catalog }) => ({ trying: trying ? null : begun(catalog.docType) }))}
    >
      {t('simulate')}
    </Button>
  )
}

/** Drawn again for itself only, not whenever the tree is. */
export const Toolbar = memo(({ zoom, centre, listing, list }: Props): ReactNode => {
  const t = useDesignerText()
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
      <Tool label={t('centre')} icon={<AimOutlined aria-hidden />} onClick={centre} />
      <i className={styles.rule} />
      <PictureTool />
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
      <i className={styles.rule} />
      <Trying />
    </div>
  )
})
