import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { Skeleton, ErrorState, State } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { isReady, type SimulationResult } from './simulate.model.ts'
import styles from './simulate.module.css'
import { SaveCase } from './save.tsx'
import { useTrial, useTrying } from './state.ts'
import { StepItem } from './step.tsx'
import { useText, wordOr } from './simulate.texts.ts'

const End = ({ seen }: { readonly seen: SimulationResult }): ReactNode => {
  const t = useText()
  if (seen.blocked !== null) return <Alert type="error" showIcon title={t('end.blocked', { why: seen.blocked })} />
  const { ends, waiting } = seen
  const words =
    waiting.length === 0 ? wordOr(t, `over.${ends}`, 'end.running') : wordOr(t, `end.${ends}`, 'end.running')
  return <Alert type={ends === 'approved' ? 'success' : 'warning'} showIcon title={words} />
}

const Shown = ({ seen }: { readonly seen: SimulationResult }): ReactNode => {
  const t = useText()
  const { trying, change } = useTrying()
  const { moves } = trying
  return (
    <>
      <Row className={styles.wayHead}>
        <h3>{t('way')}</h3>
        <Button size="small" disabled={moves.length === 0} onClick={() => change({ moves: moves.slice(0, -1) })}>
          {t('undo')}
        </Button>
        <Button size="small" disabled={moves.length === 0} onClick={() => change({ moves: [] })}>
          {t('again')}
        </Button>
      </Row>
      {seen.stuck && (
        <Alert type="warning" showIcon title={t('stuck', { at: seen.stuck.at + 1, why: seen.stuck.message })} />
      )}
      <ol className={styles.way} aria-label={t('way')}>
        {seen.steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step can be visited again, its place tells it apart
          <StepItem key={`${step.nodeId} ${String(at)}`} seen={seen} step={step} />
        ))}
      </ol>
      <End seen={seen} />
      <SaveCase />
    </>
  )
}

/** Where it goes, step by step. */
export const Way = (): ReactNode => {
  const t = useText()
  const { trying } = useTrying()
  const { data, error, refetch } = useTrial()
  if (!isReady(trying)) return <State title={t('chooseDocument')} />
  if (error instanceof ApiError && error.key === 'approval.bad_tree')
    return <Alert type="warning" showIcon title={t('broken')} />
  if (error) return <ErrorState error={error} retry={refetch} />
  return data ? <Shown seen={data} /> : <Skeleton rows={4} />
}
