import type { ReactNode } from 'react'
import type { Mode } from '@srm/flow/tree/approver'
import type { PeopleNode } from '@srm/flow/tree/node'
import { slot } from '@/ui/slots.ts'
import { PersonsField } from '../drawer/ids.tsx'
import styles from '../drawer/drawer.module.css'
import { Choice, Count, Row } from '../drawer/parts.tsx'
import { useText } from '../drawer/drawer.texts.ts'

type Kind = Mode['kind']
const kinds = ['sequential', 'all', 'any', 'percent', 'count', 'weight', 'claim'] as const satisfies readonly Kind[]
const forWork: readonly Kind[] = ['sequential', 'all', 'any']

const fresh = (kind: Kind): Mode => {
  switch (kind) {
    case 'all':
      return { kind, reject: 'one' }
    case 'any':
      return { kind, reject: 'first' }
    case 'percent':
      return { kind, percent: 50 }
    case 'count':
      return { kind, count: 2 }
    case 'weight':
      return { kind, threshold: 2, weights: {} }
    case 'sequential':
    case 'claim':
      return { kind }
  }
}

type ModeProps<K extends Kind> = { readonly mode: Extract<Mode, { kind: K }>; readonly change: (next: Mode) => void }

const Weights = ({ mode, change }: ModeProps<'weight'>): ReactNode => {
  const t = useText()
  const ids = Object.keys(mode.weights)
  return (
    <>
      <Row label={t('threshold')}>
        <Count
          label={t('threshold')}
          value={mode.threshold}
          max={1_000_000}
          change={(threshold) => change({ ...mode, threshold })}
        />
      </Row>
      <Row label={t('weights')}>
        <PersonsField
          label={t('weights')}
          value={ids}
          change={(next) =>
            change({ ...mode, weights: Object.fromEntries(next.map((id) => [id, mode.weights[id] ?? 2])) })
          }
        />
        <span className={styles.hint}>{t('weights.hint')}</span>
        {ids.map((id) => (
          <span key={id} className={styles.weight}>
            {slot('personName', { value: id })}
            <Count
              label={t('weight')}
              value={mode.weights[id] ?? 1}
              max={10_000}
              change={(weight) => change({ ...mode, weights: { ...mode.weights, [id]: weight } })}
            />
          </span>
        ))}
      </Row>
    </>
  )
}

const allRejects = ['one', 'everyone'] as const
const anyRejects = ['first', 'everyone'] as const

const ModeValue = ({ mode, change }: { mode: Mode; change: (next: Mode) => void }): ReactNode => {
  const t = useText()
  switch (mode.kind) {
    case 'all':
      return (
        <Row label={t('modeReject')}>
          <Choice
            label={t('modeReject')}
            value={mode.reject}
            options={allRejects}
            word={(reject) => t(`allReject.${reject}`)}
            change={(reject) => change({ ...mode, reject })}
          />
        </Row>
      )
    case 'any':
      return (
        <Row label={t('modeReject')}>
          <Choice
            label={t('modeReject')}
            value={mode.reject}
            options={anyRejects}
            word={(reject) => t(`anyReject.${reject}`)}
            change={(reject) => change({ ...mode, reject })}
          />
        </Row>
      )
    case 'percent':
      return (
        <Row label={t('percent')}>
          <Count
            label={t('percent')}
            value={mode.percent}
            max={100}
            unit={t('percent.unit')}
            change={(percent) => change({ ...mode, percent })}
          />
        </Row>
      )
    case 'count':
      return (
        <Row label={t('votes')}>
          <Count
            label={t('votes')}
            value={mode.count}
            max={200}
            unit={t('votes.unit')}
            change={(count) => change({ ...mode, count })}
          />
        </Row>
      )
    case 'weight':
      return <Weights mode={mode} change={change} />
    case 'sequential':
    case 'claim':
      return null
  }
}

type Props = { readonly node: PeopleNode; readonly change: (next: PeopleNode) => void }

/** How several people come to one decision. */
export const ModePart = ({ node, change }: Props): ReactNode => {
  const t = useText()
  const set = (mode: Mode): void => change({ ...node, mode })
  return (
    <>
      <Choice
        label={t('mode')}
        value={node.mode.kind}
        options={node.type === 'handle' ? forWork : kinds}
        word={(kind) => t(`mode.${kind}`)}
        explain={(kind) => t(`modeHint.${kind}`)}
        change={(kind) => set(fresh(kind))}
      />
      <ModeValue mode={node.mode} change={set} />
    </>
  )
}
