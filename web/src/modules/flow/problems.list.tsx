import { CloseCircleFilled, WarningFilled } from '@ant-design/icons'
import { Suspense, type ReactNode } from 'react'
import type { Problem } from '@srm/api/approval'
import { shapeOf } from '@srm/flow/tree/shape'
import { ProblemLine } from '@/modules/approval/index.ts'
import { useDesigner, useDesigning } from './designer.store.ts'
import { useText } from './designer.texts.ts'
import { placesOf } from './problems.ts'
import styles from './problems.module.css'

type Props = { readonly jumped?: () => void }

/** What stands against the flow; each leads to where it is. */
export const ProblemList = ({ jumped }: Props): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const problems = useDesigning((state) => state.problems)
  const flow = useDesigning(({ history }) => history.present)
  const jump = (problem: Problem): void => {
    const [at] = placesOf(flow, problem)
    if (at !== undefined) store.setState({ at })
    jumped?.()
  }
  if (problems.length === 0) return <p className={styles.none}>{t('fine')}</p>
  const nameOf = ({ nodeId }: Problem): string =>
    (nodeId === null ? undefined : shapeOf(flow).places.get(nodeId)?.node.name) ?? t('whole')
  return (
    <ul className={styles.list}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.path.join('/')} ${JSON.stringify(problem.data)}`}>
          <button type="button" data-level={problem.level} onClick={() => jump(problem)}>
            {problem.level === 'error' ? (
              <CloseCircleFilled aria-label={t('level.error')} />
            ) : (
              <WarningFilled aria-label={t('level.warn')} />
            )}
            <span>
              <strong>{nameOf(problem)}</strong>
              <Suspense>
                <ProblemLine code={problem.code} data={problem.data} />
              </Suspense>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
