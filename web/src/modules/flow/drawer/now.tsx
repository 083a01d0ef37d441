import { Suspense, useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import type { Strategy } from '@srm/flow/tree/approver'
import { Flow, type PeopleNode } from '@srm/flow/tree/node'
import { RunReasons } from '@/modules/approval/index.ts'
import { useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { Stack } from '@/ui/layout.tsx'
import { PersonField } from './ids.tsx'
import type { DrawerContext } from './drawer.model.ts'
import type { SimulationResult } from '../simulate/simulate.model.ts'
import styles from '../simulate/simulate.module.css'
import { useText } from '../simulate/simulate.texts.ts'

/** Who these are is known only with a document, or when somebody has chosen. */
const later: readonly Strategy['by'][] = [
  'selfSelect',
  'approverSelect',
  'prevApprover',
  'field',
  'relation',
  'matrix',
  'supplierContact',
  'expr',
]

const dependsOnMore = (strategy: Strategy): boolean =>
  later.includes(strategy.by) || ('of' in strategy && typeof strategy.of === 'object' && 'field' in strategy.of)

/** The step alone between a beginning and an end, with the flow's own rules around it. */
const alone = (flow: Flow, node: PeopleNode): Flow | null => {
  const { skipWhen: _, prechecks: __, ...rest } = node
  const ends = flow.chain.filter(({ type }) => type === 'start' || type === 'end')
  const tree = { ...flow, chain: [...ends.slice(0, 1), rest, ...ends.slice(-1)] }
  return Flow.safeParse(tree).data ?? null
}

type PeopleFoundProps = {
  readonly seen: SimulationResult
  readonly nodeId: string
  /** Nobody was chosen as the initiator, so it is the reader. */
  readonly isMine: boolean
}

/** What the server found for the step, in words. */
export const PeopleFound = ({ seen, nodeId, isMine }: PeopleFoundProps): ReactNode => {
  const t = useText()
  const step = seen.steps.find((one) => one.nodeId === nodeId)
  const people = (step?.people ?? []).map(({ name, department }) =>
    department ? t('now.person', { name, department }) : name,
  )
  const nobody = (): string => {
    if (seen.blocked === null) return t('now.people', { people: t('diff.nobody') })
    return isMine ? t('now.nobodyForMe') : t('now.nobodyForThem')
  }
  return (
    <>
      <output>{people.length > 0 ? t('now.people', { people: people.join(t('comma')) }) : nobody()}</output>
      {step && (
        <Suspense>
          <RunReasons people={seen.people} run={step} className={styles.reasons ?? ''} />
        </Suspense>
      )}
    </>
  )
}

type Props = { readonly node: PeopleNode; readonly around: DrawerContext }

/** Who would be asked at this step if it were reached right now. */
export const PeopleNow = ({ node, around }: Props): ReactNode => {
  const t = useText()
  const [initiator, setInitiator] = useState('')
  const settled = useDebounced(node)
  const { docType } = around.catalog
  const open = node.approvers.length > 0 && node.approvers.every(dependsOnMore)
  const tree = alone(around.flow, settled)
  const query = useRead(
    approval.simulate,
    { body: { tree: tree ?? {}, docType, facts: {}, ...(initiator && { initiator }) } },
    { enabled: tree !== null && docType !== '' && !open && node.approvers.length > 0, keepPrevious: true },
  )
  if (docType === '' || query.denied) return null
  const said = (): ReactNode => {
    if (open) return <output>{t('now.depends')}</output>
    if (node.approvers.length === 0 || tree === null) return <output>{t('now.unset')}</output>
    if (query.error) return <output>{t('now.failed')}</output>
    return query.data ? (
      <PeopleFound seen={query.data} nodeId={node.id} isMine={initiator === ''} />
    ) : (
      <output>{t('now.busy')}</output>
    )
  }
  return (
    <Stack as="section" className={styles.now} aria-label={t('now')}>
      {said()}
      {!open && (
        <div className={styles.field}>
          <span>{t('initiator')}</span>
          <PersonField label={t('now.for')} value={initiator} change={setInitiator} />
        </div>
      )}
    </Stack>
  )
}
