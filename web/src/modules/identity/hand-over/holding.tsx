import { ArrowRightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { Handover } from '@srm/api/identity'
import { metaOf } from '@srm/api/shared/field-meta'
import { person } from '@srm/api/shared/fields'
import { toast } from '@/lib/toast.ts'
import styles from './hand-over.module.css'
import { useHandOverText } from '../identity.texts.ts'
import { PersonPicker } from '../person/picker.tsx'

const meta = metaOf(person('接手人', 'Successor'))

type SuccessorProps = {
  readonly label: string
  /** Who is leaving cannot take over. */
  readonly without: string
  readonly value: string | undefined
  readonly choose: (id: string | undefined) => void
}

export const Successor = ({ label, without, value, choose }: SuccessorProps): ReactNode => {
  const t = useHandOverText()
  return (
    <div className={styles.picker}>
      <PersonPicker
        meta={meta}
        label={label}
        value={value}
        onChange={(id) => (id === without ? toast.warning(t('notThemselves')) : choose(id))}
      />
    </div>
  )
}

type Props = {
  readonly holding: Handover
  readonly leaver: string
  readonly value: string | undefined
  readonly choose: (id: string | undefined) => void
}

/** One kind of what is held: how much, for instance what, and who takes it. */
export const HoldingCard = ({ holding, leaver, value, choose }: Props): ReactNode => {
  const t = useHandOverText()
  const { title, count, samples } = holding
  const more = count - samples.length
  return (
    <li className={styles.holding} data-done={value !== undefined}>
      <div className={styles.what}>
        <h3>
          {title} <span className={styles.count}>{count}</span>
        </h3>
        <p className={styles.hint}>
          {samples.map(({ name }) => name).join(t('comma'))}
          {more > 0 && t('more', { count: more })}
        </p>
      </div>
      <ArrowRightOutlined aria-hidden className={styles.arrow} />
      <Successor label={t('successor', { title })} without={leaver} value={value} choose={choose} />
    </li>
  )
}
