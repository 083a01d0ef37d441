import { Drawer, Input } from 'antd'
import { Suspense, type ReactNode } from 'react'
import type { Flow, Node } from '@srm/flow/tree/node'
import { shapeOf } from '@srm/flow/tree/shape'
import { ProblemLine } from '@/modules/approval/index.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { Row, Stack } from '@/ui/layout.tsx'
import { settledNode, useDraft } from './draft.ts'
import {
  aroundOf,
  labelOf,
  noCatalog,
  problemsOf,
  type DrawerContext,
  type Catalog,
  type NodeMatch,
  type MaybeCatalog,
} from './drawer.model.ts'
import styles from './drawer.module.css'
import { NodeForm } from './node.tsx'
import { useNames } from './names.ts'
import { nodeSummary } from './summary.ts'
import { useText } from './drawer.texts.ts'
import { TurnButtons } from './turn.tsx'

type Props = {
  readonly flow: Flow
  readonly nodeId: string
  readonly catalog: MaybeCatalog
  /** All of the flow's; those of this node are shown. */
  readonly problems: readonly NodeMatch[]
  readonly change: (next: Node) => void
  readonly close: () => void
  /** Leads to another node; without it the drawer is of this one only. */
  readonly turn?: (id: string) => void
  /** Takes a flow in which settings of this node came to others. */
  readonly apply?: (flow: Flow) => void
  /** Flows a sub-flow may be; without them its key is typed. */
  readonly flows?: DrawerContext['flows']
}

type ProblemsProps = { readonly problems: readonly NodeMatch[]; readonly catalog: Catalog }

const Problems = ({ problems, catalog: { fields } }: ProblemsProps): ReactNode => {
  const t = useText()
  const told = new Map(problems.map((problem) => [JSON.stringify([problem.code, problem.data]), problem]))
  return (
    <Suspense>
      <Stack as="ul" gap={4} className={styles.problems} aria-label={t('problems')}>
        {[...told].map(([key, { level, code, data }]) => {
          const { field } = data
          const named = typeof field === 'string' ? { ...data, field: labelOf(fields, field) } : data
          return (
            <li key={key} data-level={level}>
              <ProblemLine code={code} data={named} />
            </li>
          )
        })}
      </Stack>
    </Suspense>
  )
}

type OpenProps = Omit<Props, 'nodeId'> & { readonly node: Node }

const OpenDrawer = ({ flow, node, catalog, problems, change, close, turn, apply, flows }: OpenProps): ReactNode => {
  const t = useText()
  const narrow = useNarrow()
  const names = useNames(flow)
  const [draft, edit] = useDraft(node, settledNode, change)
  const around = aroundOf(flow, node.id, catalog ?? noCatalog, flows)
  const found = problemsOf(problems, node.id)
  return (
    <Drawer
      open
      size={narrow ? '100%' : 600}
      onClose={close}
      // At the foot: they come and go a moment after an edit, and nothing one aims at may move then.
      footer={found.length > 0 && <Problems problems={found} catalog={around.catalog} />}
      extra={turn && <TurnButtons flow={flow} node={draft} turn={turn} apply={apply} />}
      title={
        <Row as="span" className={styles.head}>
          <span className={styles.type} data-type={draft.type}>
            {t(`type.${draft.type}`)}
          </span>
          <Input
            variant="borderless"
            className={styles.name ?? ''}
            aria-label={t('name')}
            maxLength={30}
            placeholder={t('name.hint')}
            status={draft.name === '' ? 'error' : ''}
            value={draft.name}
            onChange={({ target }) => edit({ ...draft, name: target.value })}
          />
        </Row>
      }
    >
      {draft.name === '' && (
        <p role="alert" className={styles.error}>
          {t('need.name')}
        </p>
      )}
      <p className={styles.summary}>{nodeSummary(draft, names, t)}</p>
      <NodeForm key={node.id} node={draft} around={around} change={edit} />
    </Drawer>
  )
}

/** What is set on one node of a flow. */
export const NodeDrawer = ({ nodeId, ...rest }: Props): ReactNode => {
  const node = shapeOf(rest.flow).places.get(nodeId)?.node
  return node ? <OpenDrawer node={node} {...rest} /> : null
}
