import { AimOutlined, DownOutlined, FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, Dropdown, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useCan } from '@/lib/session/can.tsx'
import { CheckBox } from '@/ui/check-box.tsx'
import styles from './gantt.module.css'
import { useGanttText } from '../project.texts.ts'
import { zooms, type Zoom } from './plan.data.ts'

export type ChartChoice = { readonly zoom: Zoom; readonly hasBaseline: boolean; readonly hasCritical: boolean }

type Props = {
  readonly choice: ChartChoice
  readonly choose: (choice: ChartChoice) => void
  /** All of the window is the chart's. */
  readonly isWide: boolean
  readonly widen: (isWide: boolean) => void
  readonly goToToday: () => void
  readonly saveBaseline: () => void
  readonly savePicture: () => void
  readonly print: () => void
}

const ExportMenu = ({ savePicture, print }: Pick<Props, 'savePicture' | 'print'>): ReactNode => {
  const t = useGanttText()
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'picture', label: t('picture'), onClick: savePicture },
          { key: 'print', label: t('print'), onClick: print },
        ],
      }}
    >
      <Button size="small">
        {t('more')}
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}

export const Toolbar = ({
  choice,
  choose,
  isWide,
  widen,
  goToToday,
  saveBaseline,
  savePicture,
  print,
}: Props): ReactNode => {
  const t = useGanttText()
  const may = useCan()
  const { zoom, hasBaseline, hasCritical } = choice
  return (
    <div className={styles.tools}>
      <Segmented<Zoom>
        size="small"
        aria-label={t('zoom.label')}
        value={zoom}
        options={zooms.map((value) => ({ value, label: t(`zoom.${value}`) }))}
        onChange={(next) => choose({ ...choice, zoom: next })}
      />
      <CheckBox checked={hasCritical} toggle={() => choose({ ...choice, hasCritical: !hasCritical })}>
        {t('critical')}
      </CheckBox>
      <CheckBox checked={hasBaseline} toggle={() => choose({ ...choice, hasBaseline: !hasBaseline })}>
        {t('baseline')}
      </CheckBox>
      <span className={styles.grow} />
      <Button size="small" icon={<AimOutlined aria-hidden />} onClick={goToToday}>
        {t('toToday')}
      </Button>
      <Button
        size="small"
        aria-pressed={isWide}
        icon={isWide ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
        onClick={() => widen(!isWide)}
      >
        {t(isWide ? 'narrow' : 'widen')}
      </Button>
      {may('task:update') && (
        <Button size="small" onClick={saveBaseline}>
          {t('baseline.save')}
        </Button>
      )}
      <ExportMenu savePicture={savePicture} print={print} />
    </div>
  )
}
