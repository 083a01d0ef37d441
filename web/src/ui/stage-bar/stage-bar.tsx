import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { FieldMeta } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { Pop } from '../record-list/filter/pop.tsx'
import { CheckList, CheckSign, isBlocking, type StageCheck } from './check-list.tsx'
import styles from './stage-bar.module.css'
import { useDetailText } from '../ui.texts.ts'

/** How a record gets to a stage, as the server answers it. */
export type StageStep = {
  /** What the button says. */
  readonly label: string
  readonly checks: readonly StageCheck[]
  /** Begins the change; missing where the reader may not. */
  readonly run?: (() => void) | undefined
}

type Props = {
  /** What the bar is called. */
  readonly label: string
  /** The choice field that holds the stage. */
  readonly meta: FieldMeta
  readonly value: string
  /** The usual way, in order. A stage beside it is shown only while the record is there. */
  readonly path: readonly string[]
  /** By the stage they lead to. */
  readonly steps: Readonly<Record<string, StageStep | undefined>>
}

type Place = 'done' | 'present' | 'ahead' | 'aside'

type StageProps = {
  readonly name: string
  readonly color: string | undefined
  readonly place: Place
  readonly step: StageStep | undefined
}

const Panel = ({ name, step, close }: { name: string; step: StageStep; close: () => void }): ReactNode => {
  const t = useDetailText()
  const missing = step.checks.filter(isBlocking).length
  return (
    <div className={styles.panel}>
      <h3>{missing > 0 ? t('lacks', { name, count: missing }) : t('checks')}</h3>
      {step.checks.length > 0 ? <CheckList checks={step.checks} left={close} /> : <p>{t('noChecks')}</p>}
      {step.run && (
        <Button
          type="primary"
          block
          disabled={missing > 0}
          onClick={() => {
            close()
            step.run?.()
          }}
        >
          {step.label}
        </Button>
      )}
    </div>
  )
}

const Stage = ({ name, color = 'grey', place, step }: StageProps): ReactNode => {
  const t = useDetailText()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const all = step?.checks.length ?? 0
  const done = step?.checks.filter(({ holds }) => holds).length ?? 0
  const words = (
    <>
      {place === 'done' && <CheckOutlined aria-label={t('done')} />}
      {(place === 'present' || place === 'aside') && (
        <span aria-hidden className={styles.dot} style={{ background: `var(--srm-dot-${color})` }} />
      )}
      {name}
      {all > 0 && <span className={styles.count}>{t('stepOf', { done, all })}</span>}
    </>
  )
  return (
    <li
      className={styles.stage}
      data-place={place}
      {...((place === 'present' || place === 'aside') && { 'aria-current': 'step' as const })}
    >
      {step ? (
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
      {isOpen && step && (
        <Pop anchor={opener} label={name} close={() => setIsOpen(false)}>
          <Panel name={name} step={step} close={() => setIsOpen(false)} />
        </Pop>
      )}
    </li>
  )
}

const placeOf = (at: number, present: number): Place => {
  if (present === -1 || at > present) return 'ahead'
  return at === present ? 'present' : 'done'
}

/** What is still missing for the next stage, without having to ask. */
const Lacks = ({ name, checks }: { name: string; checks: readonly StageCheck[] }): ReactNode => {
  const t = useDetailText()
  return (
    <div className={styles.lacks}>
      <span>{t('lacks', { name, count: checks.length })}</span>
      <ul>
        {checks.map(({ key, label, short = label, holds, missing = [], to, ...rest }) => (
          <li key={key} title={missing.join('、')}>
            <CheckSign holds={holds} {...rest} />
            {to === undefined ? <span>{short}</span> : <Link to={to}>{short}</Link>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where a record stands on its way, and what it takes to go on. */
export const StageBar = ({ label, meta, value, path, steps }: Props): ReactNode => {
  const say = useLabel()
  const choiceOf = (stage: string) => meta.choices?.find((choice) => choice.value === stage)
  const nameOf = (stage: string): string => say(choiceOf(stage)?.label ?? { zh: stage, en: stage })
  const present = path.indexOf(value)
  const next = present === -1 ? undefined : path[present + 1]
  const lacking = (next === undefined ? undefined : steps[next])?.checks.filter(isBlocking) ?? []
  return (
    <section className={styles.bar} aria-label={label}>
      <ol>
        {path.map((stage, at) => (
          <Stage
            key={stage}
            name={nameOf(stage)}
            color={choiceOf(stage)?.color}
            place={placeOf(at, present)}
            step={stage === value ? undefined : steps[stage]}
          />
        ))}
        {present === -1 && <Stage name={nameOf(value)} color={choiceOf(value)?.color} place="aside" step={undefined} />}
      </ol>
      {next !== undefined && lacking.length > 0 && <Lacks name={nameOf(next)} checks={lacking} />}
    </section>
  )
}
