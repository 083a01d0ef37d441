import { Alert, Button, Drawer } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { inquiry, Purchase, type Invitations } from '@srm/api/inquiry'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Page } from '@/ui/page.tsx'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { Await } from '@/ui/states.tsx'
import { inquiryPath, purchasePaths } from '../inquiry.paths.ts'
import { Candidates } from '../wizard/candidates.tsx'
import { useMonitorText } from '../inquiry.texts.ts'
import { QuestionsPanel } from './questions.panel.tsx'
import { StepForm, type StepName } from './step.forms.tsx'
import { SuppliersPanel } from './suppliers.panel.tsx'
import styles from './monitor.module.css'

type CountdownProps = {
  readonly deadline: string
  /** The server's time when it answered: a wrong clock in the browser counts down all the same. */
  readonly now: string
}

const secondMs = 1000

/** How much time is left, by the clock of the server. */
const Countdown = ({ deadline, now }: CountdownProps): ReactNode => {
  const t = useMonitorText()
  const [start] = useState(() => performance.now())
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPassed(performance.now() - start), secondMs)
    return () => clearInterval(timer)
  }, [start])
  const left = Math.floor((Date.parse(deadline) - Date.parse(now) - passed) / secondMs)
  if (left <= 0) return t('left.over')
  const [days, hours] = [Math.floor(left / 86_400), Math.floor(left / 3600)]
  if (days > 0) return t('left.days', { days, hours: hours % 24 })
  if (hours > 0) return t('left.hours', { hours, minutes: Math.floor(left / 60) % 60 })
  return t('left.seconds', { minutes: Math.floor(left / 60), seconds: left % 60 })
}

type Props = { readonly row: Purchase }

const shownCounts = ['invited', 'sent', 'viewed', 'intends', 'quoted', 'declined'] as const

const Counts = ({ counts }: { readonly counts: NonNullable<Invitations['counts']> }): ReactNode => {
  const t = useMonitorText()
  return (
    <ul className={styles.counts} aria-label={t('counts')}>
      {shownCounts.map((name) => (
        <li key={name} className={styles.count}>
          <div className={styles.figure}>{counts[name]}</div>
          <Muted size="s">{t(`count.${name}`)}</Muted>
        </li>
      ))}
    </ul>
  )
}

/** What fails on the way stands beside it, not on it. */
const pathOf = (stage: string): readonly string[] =>
  stage === 'failed'
    ? ['draft', 'quoting', 'failed', 'opened', 'awarded', 'ordered']
    : ['draft', 'quoting', 'closed', 'opened', 'awarded', 'ordered']

const Banner = ({ row, invitations }: Props & { readonly invitations: Invitations }): ReactNode => {
  const t = useMonitorText()
  const { stage, deadline, minQuotes } = row
  return (
    <Stack gap={12} className={styles.body}>
      <StageBar label={t('stage')} meta={metaOf(Purchase.fields.stage)} value={stage} path={pathOf(stage)} steps={{}} />
      {deadline !== null && stage === 'quoting' && (
        <Row wrap gap={12} align="baseline">
          <span className={styles.countdown} role="timer">
            <Countdown key={deadline} deadline={deadline} now={invitations.now} />
          </span>
          <Muted>{t('until', { at: formatDateTime(deadline) })}</Muted>
        </Row>
      )}
      {stage === 'failed' && <Alert type="error" showIcon title={t('failed', { count: minQuotes ?? 1 })} />}
      {stage === 'closed' && <Alert type="info" showIcon title={t('toOpen')} />}
      {invitations.counts && <Counts counts={invitations.counts} />}
    </Stack>
  )
}

type ActionsProps = Props & { readonly begin: (step: StepName | 'add') => void }

const Actions = ({ row, begin }: ActionsProps): ReactNode => {
  const t = useMonitorText()
  const go = useNavigate()
  const { id, version, actions } = row
  const resend = useMutate(inquiry.resend, { done: () => toast.success(t('resent')) })
  const may = (action: string): boolean => actions.includes(action)
  return (
    <Row wrap>
      <Button onClick={() => void go(purchasePaths.detail(id))}>{t('detail')}</Button>
      {may('update') && <Button onClick={() => void go(inquiryPath(id, 'lines'))}>{t('change')}</Button>}
      {may('resend') && (
        <Button loading={resend.isPending} onClick={() => resend.mutate({ params: { id }, body: { version } })}>
          {t('resendAll')}
        </Button>
      )}
      {may('invite') && <Button onClick={() => begin('add')}>{t('add')}</Button>}
      {may('close') && <Button onClick={() => begin('close')}>{t('close')}</Button>}
      {may('proceed') && <Button onClick={() => begin('proceed')}>{t('proceed')}</Button>}
      {may('cancel') && (
        <Button danger onClick={() => begin('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {may('extend') && (
        <Button type="primary" onClick={() => begin('extend')}>
          {t('extend')}
        </Button>
      )}
    </Row>
  )
}

/** How often it is looked at while answers come in. */
const everyMs = 30_000

/** An inquiry under way: how much time is left, who has come how far, and what can be done about it. */
export const Monitor = ({ row }: Props): ReactNode => {
  const t = useMonitorText()
  const [step, setStep] = useState<StepName | 'add'>()
  const close = (): void => setStep(undefined)
  const query = useRead(
    inquiry.suppliers,
    { params: { purchaseId: row.id } },
    { every: () => (row.stage === 'quoting' ? everyMs : false) },
  )
  return (
    <Page title={row.title} note={row.code} back={purchasePaths.list} actions={<Actions row={row} begin={setStep} />}>
      <Await query={query}>
        {(invitations) => (
          <Stack gap={16} className={styles.body}>
            <Banner row={row} invitations={invitations} />
            <SuppliersPanel row={row} invitations={invitations} />
            <QuestionsPanel row={row} />
          </Stack>
        )}
      </Await>
      {step !== undefined && step !== 'add' && <StepForm name={step} row={row} close={close} />}
      <Drawer open={step === 'add'} title={t('add')} onClose={close} size="large" destroyOnHidden>
        <Candidates row={row} />
      </Drawer>
    </Page>
  )
}
