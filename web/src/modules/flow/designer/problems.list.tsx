import { CloseCircleFilled, WarningFilled } from '@ant-design/icons'
import { Suspense, type ReactNode } from 'react'
import type { Problem } from '@srm/api/approval'
import type { Flow } from '@srm/flow/tree/node'
import { isBlock, shapeOf } from '@srm/flow/tree/shape'
import { ProblemLine } from '@/modules/approval/index.ts'
import { Stack } from '@/ui/layout.tsx'
import { useDesigner, useDesigning } from './designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import { placesOf } from './problems.ts'
import styles from './problems.module.css'

/** The node, and the branch of it where it is about one. */
const nameOf = (flow: Flow, { nodeId, path }: Problem): string | undefined => {
  const node = nodeId === null ? undefined : shapeOf(flow).places.get(nodeId)?.node
  const branch = node && isBlock(node) ? node.branches.find(({ id }) => id === path.at(-1)) : undefined
  return branch ? [node?.name, branch.name].join(' / ') : node?.name
}

const inWords = (data: Problem['data'], fields: ReadonlyMap<string, string>): Problem['data'] => {
  const { field } = data
  return typeof field === 'string' ? { ...data, field: fields.get(field) ?? field } : data
}

type Props = { readonly jumped?: () => void }

/** What stands against the flow; each leads to where it is. */
export const ProblemList = ({ jumped }: Props): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const problems = useDesigning((state) => state.problems)
  const flow = useDesigning(({ history }) => history.present)
  const catalog = useDesigning((state) => state.catalog)
  const jump = (problem: Problem): void => {
    const [at] = placesOf(flow, problem)
    if (at !== undefined) store.setState({ at })
    jumped?.()
  }
  if (problems.length === 0) return <p className={styles.none}>{t('fine')}</p>
  const fields = new Map(catalog.fields.map(({ path, label }) => [path, label]))
  return (
    <Stack as="ul" gap={2} className={styles.list}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.path.join('/')} ${JSON.stringify(problem.data)}`}>
          <button type="button" data-level={problem.level} onClick={() => jump(problem)}>
            {problem.level === 'error' ? (
              <CloseCircleFilled aria-label={t('level.error')} />
            ) : (
              <WarningFilled aria-label={t('level.warn')} />
            )}
            <span>
              <strong>{nameOf(flow, problem) ?? t('whole')}</strong>
              <Suspense>
                <ProblemLine code={problem.code} data={inWords(problem.data, fields)} />
              </Suspense>
            </span>
          </button>
        </li>
      ))}
    </Stack>
  )
}
