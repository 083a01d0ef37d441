import { ExportOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { centreLists } from '@srm/api/approval'
import { neighboursOf, useLastList } from '@/ui/record-list/state/last-list.ts'
import { Row } from '@/ui/layout.tsx'
import { detailPath } from '../approval.paths.ts'
import styles from './centre.module.css'
import type { CentreListing } from './nav.tsx'
import { useCentreText } from './centre.texts.ts'
import { ApprovalView } from '../detail/view.tsx'

type Props = { readonly id: string; readonly list: CentreListing; readonly close: () => void }

const useOpen = () => {
  const [, setParams] = useSearchParams()
  return (id: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('open', id)
        return after
      },
      { replace: true },
    )
}

/** An approval beside the list it was opened from, with the ones before and after it. */
export const DetailDrawer = ({ id, list, close }: Props): ReactNode => {
  const t = useCentreText()
  const go = useNavigate()
  const open = useOpen()
  const { previous, next, position, count } = neighboursOf(useLastList(centreLists[list].record.name), id)
  const step = (to: string | undefined, label: string, icon: ReactNode): ReactNode => (
    <Button type="text" aria-label={label} title={label} icon={icon} disabled={!to} onClick={() => to && open(to)} />
  )
  const head = (
    <Row gap={4} justify="end">
      {position > 0 && (
        <>
          {step(previous, t('previous'), <LeftOutlined aria-hidden />)}
          <span className={styles.place} title={t('place', { index: position, count })}>
            {`${String(position)} / ${String(count)}`}
          </span>
          {step(next, t('next'), <RightOutlined aria-hidden />)}
        </>
      )}
      <Button
        type="text"
        aria-label={t('asPage')}
        title={t('asPage')}
        icon={<ExportOutlined aria-hidden />}
        onClick={() => void go(detailPath(id))}
      />
    </Row>
  )
  return (
    <Drawer
      open
      size="min(1120px, 92vw)"
      title={t(`list.${list}`)}
      extra={head}
      onClose={close}
      styles={{ body: { padding: 0, background: 'var(--srm-page)' } }}
    >
      <ApprovalView key={id} id={id} inDrawer next={open} leave={close} />
    </Drawer>
  )
}
