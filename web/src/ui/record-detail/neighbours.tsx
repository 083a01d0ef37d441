import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Row } from '../layout.tsx'
import { neighboursOf, useLastList } from '../record-list/state/last-list.ts'
import { useDetailText } from '../ui.texts.ts'
import styles from './record-detail.module.css'

type StepProps = { readonly to: string | undefined; readonly label: string; readonly children: ReactNode }

const Step = ({ to, label, children }: StepProps): ReactNode =>
  to === undefined ? (
    <span className={styles.step} aria-hidden>
      {children}
    </span>
  ) : (
    <Link className={styles.step} to={to} replace aria-label={label} title={label}>
      {children}
    </Link>
  )

type Props = { readonly record: string; readonly id: string; readonly detail: (id: string) => string }

/** The records before and after this one in the list one came from. */
export const Neighbours = ({ record, id, detail }: Props): ReactNode => {
  const t = useDetailText()
  const { previous, next, position, count } = neighboursOf(useLastList(record), id)
  if (position === 0 || count < 2) return null
  const to = (other: string | undefined): string | undefined => (other === undefined ? undefined : detail(other))
  return (
    <Row as="nav" gap={0} className={styles.neighbours} aria-label={t('place', { index: position, count })}>
      <Step to={to(previous)} label={t('previous')}>
        <LeftOutlined aria-hidden />
      </Step>
      <span className={styles.place}>{`${String(position)} / ${String(count)}`}</span>
      <Step to={to(next)} label={t('next')}>
        <RightOutlined aria-hidden />
      </Step>
    </Row>
  )
}
