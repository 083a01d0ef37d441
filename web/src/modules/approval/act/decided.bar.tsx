import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { ApiError } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import { refreshFamily } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import styles from './decided.module.css'
import { forgetDecision, takeBackMs, useDecided, type Decision } from './decided.ts'
import { useText } from './act.texts.ts'

const second = 1000

/** Seconds left, counted down while the bar is in sight. */
const useSecondsLeft = ({ at }: Decision): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((at + takeBackMs - now) / second))
}

const useTakeBack = ({ id, taskId }: Decision, open: (id: string) => void) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const takeBack = async (): Promise<void> => {
    setBusy(true)
    try {
      await call(approval.act, { params: { id }, body: { do: 'takeBack', taskId } }, { silent: true })
      await refreshFamily(approval.act, [id])
      toast.success(t('done.takeBack'))
      forgetDecision()
      open(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(t('decided.tooLate', { why: error.message }))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, takeBack }
}

type Props = { readonly decision: Decision; readonly open: (id: string) => void }

const Bar = ({ decision, open }: Props): ReactNode => {
  const t = useText()
  const { title, done, canTakeBack, next } = decision
  const left = useSecondsLeft(decision)
  const { busy, problem, takeBack } = useTakeBack(decision, open)
  // A refusal is read in peace; it goes when the bar is closed or the next decision is made.
  useEffect(() => {
    if (left === 0 && !busy && !problem) forgetDecision()
  }, [left, busy, problem])
  return (
    <output className={styles.bar}>
      <CheckCircleFilled className={styles.mark} aria-hidden />
      <span className={styles.title}>{t('decided', { done, title })}</span>
      {problem ? (
        <span className={styles.problem}>{problem}</span>
      ) : (
        canTakeBack && (
          <>
            <span className={styles.left}>{t('decided.left', { seconds: left })}</span>
            <Button size="small" loading={busy} onClick={() => void takeBack()}>
              {t('do.takeBack')}
            </Button>
          </>
        )
      )}
      <span className={styles.next}>
        {next ? t('decided.next', { position: next.position, count: next.count }) : t('allDone')}
      </span>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('decided.close')}
        onClick={forgetDecision}
      />
    </output>
  )
}

/** What was just decided, above the next one: enough time to see that it was the wrong one. */
export const DecidedBar = ({ open }: Pick<Props, 'open'>): ReactNode => {
  const decision = useDecided(({ last }) => last)
  return decision && <Bar key={`${decision.taskId}${String(decision.at)}`} decision={decision} open={open} />
}
