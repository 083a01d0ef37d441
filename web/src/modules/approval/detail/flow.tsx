import type { ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { useLabel } from '@/lib/i18n.ts'
import { chainOf, type FlowBranch, type FlowNode, type Run } from './detail.model.ts'
import styles from './flow.module.css'
import { useText, wordFor } from './detail.texts.ts'
import { choiceOf, conditionWords, labelsOf, namesIn } from './words.ts'

type KnownItems = {
  readonly detail: Detail
  readonly latest: ReadonlyMap<string, Run>
  readonly labels: ReadonlyMap<string, string>
}

const stateOf = ({ detail, latest }: KnownItems, { id, type }: FlowNode): string => {
  const run = latest.get(id)
  if (run) return run.status
  if (type === 'end' && detail.status === 'approved') return 'passed'
  return detail.future.some(({ nodeId }) => nodeId === id) ? 'future' : 'untouched'
}

const Card = ({ node, known }: { node: FlowNode; known: KnownItems }): ReactNode => {
  const t = useText()
  const state = stateOf(known, node)
  const run = known.latest.get(node.id)
  const ahead = known.detail.future.find(({ nodeId }) => nodeId === node.id)
  const people = run
    ? run.tasks.filter(({ parentTaskId }) => parentTaskId === null).map(({ assignee }) => assignee)
    : (ahead?.people ?? [])
  const said = state === 'untouched' ? '' : wordFor(t, `run.${state}`, '')
  return (
    <div className={styles.card} data-state={state}>
      <span className={styles.type}>
        {wordFor(t, `node.${node.type}`, node.type)}
        {node.mode && people.length > 1 && ` · ${wordFor(t, `mode.${node.mode.kind}`, '')}`}
      </span>
      <strong>{node.name}</strong>
      {people.length > 0 && <span className={styles.who}>{namesIn(known.detail, [...new Set(people)], t)}</span>}
      {said && <span className={styles.state}>{said}</span>}
    </div>
  )
}

const Branch = ({ branch, taken, known }: { branch: FlowBranch; taken: boolean; known: KnownItems }): ReactNode => {
  const t = useText()
  return (
    <li className={styles.branch} data-taken={taken}>
      <div className={styles.when}>
        <strong>{branch.name}</strong>
        <span>{conditionWords(t, known.labels, branch)}</span>
      </div>
      <Chain chain={branch.chain} known={known} />
    </li>
  )
}

const Block = ({ node, known }: { node: FlowNode; known: KnownItems }): ReactNode => {
  const t = useText()
  const run = known.latest.get(node.id)
  const { chosen, facts } = run ? choiceOf(t, known.labels, run) : { chosen: [], facts: '' }
  const all = node.type === 'parallel' && run !== undefined
  return (
    <div className={styles.block}>
      <div className={styles.fork}>
        {node.name}
        {facts && <span>{facts}</span>}
      </div>
      <ul className={styles.branches}>
        {(node.branches ?? []).map((branch) => (
          <Branch key={branch.id} branch={branch} taken={all || chosen.includes(branch.id)} known={known} />
        ))}
      </ul>
    </div>
  )
}

const Chain = ({ chain, known }: { chain: readonly FlowNode[]; known: KnownItems }): ReactNode => (
  <ol className={styles.chain}>
    {chain.map((node) => (
      <li key={node.id}>{node.branches ? <Block node={node} known={known} /> : <Card node={node} known={known} />}</li>
    ))}
  </ol>
)

/** The flow as it was published, with the way that was taken and the one that lies ahead. */
export const FlowTree = ({ detail }: { readonly detail: Detail }): ReactNode => {
  const say = useLabel()
  const latest = new Map(detail.runs.map((run) => [run.nodeId, run]))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={detail.flow.name}>
      <Chain chain={chainOf(detail)} known={{ detail, latest, labels: labelsOf(detail, say) }} />
    </section>
  )
}
