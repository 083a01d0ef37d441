import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { contract, type Contract, type ContractPlan, PaymentPlan, type PlanTrigger } from '@srm/api/contract'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { ProjectDays } from '@/modules/project/index.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { shareOf, barWidth } from '@/ui/money-strip/money-share.ts'
import { Panel } from '@/ui/page.tsx'
import { Await, Skeleton, State } from '@/ui/states.tsx'
import { useLabel } from '@/lib/i18n.ts'
import { planPaths } from '../contract.paths.ts'
import { dueOf } from '../editor/plan.model.ts'
import { DueView } from '../editor/plan.row.tsx'
import { useToday } from '../use-today.ts'
import { usePlanText } from '../contract.texts.ts'
import styles from './plan.module.css'

type Condition = { readonly trigger: PlanTrigger; readonly offsetDays: number }

/** What an instalment waits for, as people say it. */
const useConditionWords = (): ((plan: Condition) => string) => {
  const t = usePlanText()
  const say = useLabel()
  const choices = metaOf(PaymentPlan.fields.trigger).choices ?? []
  return ({ trigger, offsetDays }) => {
    const found = choices.find(({ value }) => value === trigger)
    const event = found ? say(found.label) : trigger
    if (offsetDays === 0) return trigger === 'date' ? event : t('when.same', { event })
    return offsetDays > 0
      ? t('when.after', { event, days: offsetDays })
      : t('when.before', { event, days: -offsetDays })
  }
}

/** How far a day is away from today. */
const daysUntil = (day: string, today: string): number => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)

const maxPlans = 60

const usePlans = (contractId: string) => {
  const filter = JSON.stringify([{ field: 'contract', op: 'in', value: [contractId] }])
  return useRead(contract.plan.list, { query: { filter, pageSize: maxPlans } })
}
type Plan = NonNullable<ReturnType<typeof usePlans>['data']>['items'][number]

const isOpen = ({ stage }: Plan): boolean => stage === 'pending' || stage === 'partial'

const Day = ({ plan, today }: { readonly plan: Plan; readonly today: string }): ReactNode => {
  const t = usePlanText()
  const { dueDate, isDueByHand, isOverdue } = plan
  if (dueDate === null) return <FieldView meta={metaOf(PaymentPlan.fields.stage)} value={plan.stage} compact />
  const days = daysUntil(dueDate, today)
  const near = days === 0 ? t('item.today') : t('item.inDays', { days })
  return (
    <>
      <time className={styles.day} dateTime={dueDate}>
        {dueDate}
      </time>
      {isOpen(plan) && (
        <span className={isOverdue ? styles.late : styles.near}>
          {isOverdue ? t('item.late', { days: -days }) : near}
        </span>
      )}
      {isDueByHand && <Muted size="xs">{t('item.byHand')}</Muted>}
    </>
  )
}

const Settled = ({ plan: { amount, doneAmount, openAmount, side } }: { readonly plan: Plan }): ReactNode => {
  const t = usePlanText()
  if (amount === null || doneAmount === null || Number(doneAmount) === 0) return null
  const share = shareOf(doneAmount, amount)
  return (
    <>
      <span aria-hidden className={styles.track}>
        <span style={{ width: `${String(barWidth(share ?? '0'))}%` }} />
      </span>
      <Muted size="s">
        {t(`item.done.${side}`, { amount: formatMoney(doneAmount) })}
        {openAmount !== null && Number(openAmount) > 0 && ` · ${t('item.open', { amount: formatMoney(openAmount) })}`}
      </Muted>
    </>
  )
}

const PlanItem = ({ plan, today }: { readonly plan: Plan; readonly today: string }): ReactNode => {
  const t = usePlanText()
  const words = useConditionWords()
  const { id, name, amount, ratio, stage } = plan
  return (
    <li className={styles.item} data-stage={stage} data-late={plan.isOverdue || undefined}>
      <Stack gap={2} className={styles.when}>
        <Day plan={plan} today={today} />
      </Stack>
      <Stack gap={2}>
        <Row wrap gap={8}>
          <Link to={planPaths.detail(id)} aria-label={t('item.open.link', { name })}>
            <strong>{name}</strong>
          </Link>
          <FieldView meta={metaOf(PaymentPlan.fields.stage)} value={stage} compact />
        </Row>
        <Muted size="s">{words(plan)}</Muted>
      </Stack>
      <Stack gap={4} className={styles.money}>
        <Row gap={8} justify="end" align="baseline">
          {ratio !== null && <Muted size="s">{t('item.share', { share: plainDecimalText(ratio) })}</Muted>}
          <strong>{amount === null ? '****' : formatMoney(amount)}</strong>
        </Row>
        <Settled plan={plan} />
      </Stack>
    </li>
  )
}

type DraftItemProps = { readonly plan: ContractPlan; readonly due: ReturnType<typeof dueOf> }

const DraftItem = ({ plan, due }: DraftItemProps): ReactNode => {
  const t = usePlanText()
  const words = useConditionWords()
  return (
    <li className={styles.item}>
      <div className={styles.when}>
        <DueView due={due} />
      </div>
      <Stack gap={2}>
        <strong>{plan.name}</strong>
        <Muted size="s">{words(plan)}</Muted>
      </Stack>
      <Row gap={8} justify="end" align="baseline" className={styles.money}>
        {plan.ratio !== null && <Muted size="s">{t('item.share', { share: plainDecimalText(plan.ratio) })}</Muted>}
        <strong>{plan.amount === null ? '****' : formatMoney(plan.amount)}</strong>
      </Row>
    </li>
  )
}

/** What is agreed while nobody has approved it: the days as they come out today. */
const Agreed = ({ row, today }: { readonly row: Contract; readonly today: string }): ReactNode => {
  const t = usePlanText()
  if (row.plans.length === 0) return <State title={t('list.none')} />
  const signDate = row.signDate ?? undefined
  return (
    <Panel>
      <Muted as="p" className={styles.hint}>
        {t('list.draft')}
      </Muted>
      <Suspense fallback={<Skeleton rows={3} />}>
        <ProjectDays projectId={row.project?.id}>
          {(days) => (
            <ol className={styles.items}>
              {row.plans.map((plan) => (
                <DraftItem key={plan.id} plan={plan} due={dueOf(plan, { days, signDate, today })} />
              ))}
            </ol>
          )}
        </ProjectDays>
      </Suspense>
    </Panel>
  )
}

/** What is due when, what waits for what, and how far each instalment is settled. */
export const PlansTab = ({ row }: { readonly row: Contract }): ReactNode => {
  const today = useToday()
  const read = usePlans(row.id)
  if (read.denied) return <Agreed row={row} today={today} />
  return (
    <Await query={read} rows={4}>
      {({ items }) =>
        items.length === 0 ? (
          <Agreed row={row} today={today} />
        ) : (
          <Panel>
            <ol className={styles.items}>
              {items.map((plan) => (
                <PlanItem key={plan.id} plan={plan} today={today} />
              ))}
            </ol>
          </Panel>
        )
      }
    </Await>
  )
}
