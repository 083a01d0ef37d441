import { Button } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { isBlock, shapeOf } from '@srm/flow/tree/shape'
import { RunReasons } from '@/modules/approval/index.ts'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { useDesigner, useDesigning } from '../designer/designer.store.ts'
import type { SimulationResult, SeenStep } from './simulate.model.ts'
import styles from './simulate.module.css'
import { useTrying } from './state.ts'
import { useText, wordOr } from './simulate.texts.ts'
import { choiceWords } from './words.ts'

type Props = { readonly seen: SimulationResult; readonly step: SeenStep }

const blocks = ['exclusive', 'inclusive', 'parallel']
const asks = ['approve', 'handle']

/** Which way it takes here, and by which values. */
const Choice = ({ seen, step }: Props): ReactNode => {
  const t = useText()
  const node = useDesigning(({ history }) => shapeOf(history.present).places.get(step.nodeId)?.node)
  const { fields } = useDesigning((state) => state.catalog)
  if (!node || !isBlock(node)) return null
  return (
    <ul className={styles.reasons}>
      {choiceWords(t, step, node.branches, fields, seen.people).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const People = ({ seen, step }: Props): ReactNode => {
  const t = useText()
  return (
    <>
      {step.people.length > 0 && (
        <Stack as="ul" gap={4} className={styles.people}>
          {step.people.map(({ id, name, department }, at) => (
            <li key={id}>
              <PersonChip name={name} />
              {department && <Muted size="s">{department}</Muted>}
              {step.said[at] && (
                <span className={styles.said} data-said={step.said[at]}>
                  {wordOr(t, `said.${step.said[at]}`, 'said.pending')}
                </span>
              )}
            </li>
          ))}
        </Stack>
      )}
      {step.choose && (
        <Muted as="p" size="s">
          {t('choose.hint')}
        </Muted>
      )}
      <Suspense>
        <RunReasons people={seen.people} run={step} className={styles.reasons ?? ''} />
      </Suspense>
    </>
  )
}

/** What can happen here now, for each who is asked. */
const Moves = ({ seen, step }: Props): ReactNode => {
  const t = useText()
  const { trying, change } = useTrying()
  const here = seen.waiting.filter(({ nodeId }) => nodeId === step.nodeId)
  if (step.phase !== 'now') return null
  return here.map(({ nodeId, person, name, moves }) => (
    <Row wrap key={person ?? nodeId} className={styles.moves}>
      <span>{name}</span>
      {moves.map((verb) => (
        <Button
          key={verb}
          size="small"
          type={verb === 'approve' || verb === 'resubmit' ? 'primary' : 'default'}
          danger={verb === 'reject'}
          aria-label={t(`act.${verb}`, { name, step: step.name })}
          onClick={() => change({ moves: [...trying.moves, { do: verb, nodeId, person }] })}
        >
          {t(verb)}
        </Button>
      ))}
    </Row>
  ))
}

/** One step of the way: who is asked and why, and what can be done there now. */
export const StepItem = (props: Props): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const { step } = props
  return (
    <li className={styles.step} data-phase={step.phase} data-status={step.status}>
      <Row gap={6}>
        <button
          type="button"
          className={styles.locate}
          title={t('locate', { name: step.name })}
          onClick={() => store.setState({ at: step.nodeId })}
        >
          {step.name}
        </button>
        {step.phase === 'ahead' && <span className={styles.tag}>{t('ahead')}</span>}
      </Row>
      {blocks.includes(step.type) && <Choice {...props} />}
      {(asks.includes(step.type) || step.people.length > 0) && <People {...props} />}
      <Moves {...props} />
    </li>
  )
}
