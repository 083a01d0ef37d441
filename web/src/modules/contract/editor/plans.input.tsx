import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, use, type ReactNode } from 'react'
import type { AmountKind } from '@srm/api/contract'
import { metaOf } from '@srm/api/shared/field-meta'
import { addMoney, compareMoney, percentOf, subtractMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { ProjectDays } from '@/modules/project/index.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Skeleton } from '@/ui/states.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { useToday } from '../use-today.ts'
import styles from './editor.module.css'
import { useEditorText } from '../contract.texts.ts'
import { amountIn, dueOf, keyOf, plansTotal, restOf, sumState, type TriggerDays } from './plan.model.ts'
import { planColumns, planFields, PlanRow } from './plan.row.tsx'
import { idOf, OriginContext, useFormValue } from './use-start.ts'

const nothing: readonly Line[] = []
const maxPlans = 60

const kindOf = (value: unknown): AmountKind => (value === 'ceiling' || value === 'unitPrice' ? value : 'fixed')

const Heads = (): ReactNode => {
  const t = useEditorText()
  const say = useLabel()
  return (
    <div className={styles.planHeads} aria-hidden>
      <span />
      {planColumns.map((name) => {
        const schema = planFields[name]
        return <span key={name}>{schema && say(metaOf(schema).label)}</span>
      })}
      <span>{t('plan.preview')}</span>
      <span />
    </div>
  )
}

type TotalProps = {
  readonly plans: readonly Line[]
  readonly amount: string | undefined
  readonly kind: AmountKind
  readonly put: (plans: readonly Line[]) => void
}

/** What the instalments come to against the amount, and a way to make up the difference. */
const Total = ({ plans, amount, kind, put }: TotalProps): ReactNode => {
  const t = useEditorText()
  const sum = plansTotal(plans, amount)
  const state = sumState(sum, amount, kind)
  const rest = restOf(plans, amount)
  const share = amount === undefined ? null : percentOf(sum, amount)
  const width = share === null ? 0 : Math.min(100, Number(share))
  const fill = (): void => {
    const last = plans.at(-1)
    if (!last || rest === undefined) return
    const own = amountIn(last['amount']) ?? subtractMoney(sum, plansTotal(plans.slice(0, -1), amount))
    put(plans.with(-1, { ...last, ratio: undefined, amount: addMoney(own, rest) }))
  }
  return (
    <div className={styles.total} data-state={state} aria-live="polite">
      <Row wrap gap={12}>
        <strong>{t('plans.total', { count: plans.length, sum: formatMoney(sum) })}</strong>
        {share !== null && state !== 'none' && <Muted size="s">{t('plans.share', { share })}</Muted>}
        {state === 'even' && <span className={styles.good}>{t('plans.even')}</span>}
        {state === 'less' && rest !== undefined && (
          <span className={styles.bad}>{t('plans.rest', { amount: formatMoney(rest) })}</span>
        )}
        {state === 'more' && amount !== undefined && (
          <span className={styles.bad}>{t('plans.over', { amount: formatMoney(subtractMoney(sum, amount)) })}</span>
        )}
        {state === 'less' && (
          <Button size="small" type="link" onClick={fill}>
            {t('plans.fill')}
          </Button>
        )}
      </Row>
      <span aria-hidden className={styles.track}>
        <span style={{ width: `${String(width)}%` }} />
      </span>
    </div>
  )
}

const fresh = { offsetDays: 0, remindDays: 7 } as const

type AddProps = {
  readonly plans: readonly Line[]
  readonly amount: string | undefined
  readonly put: (plans: readonly Line[]) => void
}

/** The next instalment takes what is left; the first ones may be put down at once. */
const Adding = ({ plans, amount, put }: AddProps): ReactNode => {
  const t = useEditorText()
  const begin = (...begun: Line[]): void => put(begun.map((plan) => ({ ...fresh, ...plan })))
  const rest = amount !== undefined && compareMoney(amount, '0') > 0 ? restOf(plans, amount) : undefined
  const three = (): void =>
    begin(
      { name: t('plan.first'), trigger: 'sign', offsetDays: 5, ratio: '30.00' },
      { name: t('plan.middle'), trigger: 'setup', ratio: '40.00' },
      { name: t('plan.last'), trigger: 'eventEnd', offsetDays: 15, ratio: '30.00' },
    )
  return (
    <Row wrap>
      <Button
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={plans.length >= maxPlans}
        onClick={() => put([...plans, { ...fresh, trigger: 'sign', ...(rest !== undefined && { amount: rest }) }])}
      >
        {t('plans.add')}
      </Button>
      {plans.length === 0 && (
        <>
          <Button onClick={three}>{t('plans.three')}</Button>
          <Button onClick={() => begin({ name: t('plan.whole'), trigger: 'sign', offsetDays: 7, ratio: '100.00' })}>
            {t('plans.once')}
          </Button>
        </>
      )}
    </Row>
  )
}

type InstalmentsProps = LinesProps & { readonly days: TriggerDays | undefined }

export const Instalments = ({
  value = nothing,
  onChange,
  errors = [],
  name = 'plans',
  days,
}: InstalmentsProps): ReactNode => {
  const t = useEditorText()
  const today = useToday()
  const origin = use(OriginContext)
  const amount = amountIn(useFormValue('amount'))
  const kind = kindOf(useFormValue('amountKind'))
  const known = { days, signDate: origin?.signDate, today }
  const put = (plans: readonly Line[]): void => onChange?.([...plans])
  return (
    <Stack gap={8}>
      {value.length === 0 ? (
        <Muted as="p">{t('plans.none')}</Muted>
      ) : (
        <div className={styles.plans}>
          <Heads />
          {value.map((plan, at) => (
            <PlanRow
              // Instalments have no names before they are saved; whatever stands at a place is drawn anew there.
              key={keyOf(plan, at)}
              no={at + 1}
              plan={plan}
              due={dueOf(plan, known)}
              amount={amount}
              errors={errors.filter(({ path }) => path.startsWith(`${name}.${String(at)}.`))}
              change={(next) => put(value.with(at, next))}
              remove={() => put(value.toSpliced(at, 1))}
            />
          ))}
          <Total plans={value} amount={amount} kind={kind} put={put} />
        </div>
      )}
      <Adding plans={value} amount={amount} put={put} />
    </Stack>
  )
}

/** When what is to be paid, with the days as they come out today and the sum against the amount. */
export const PlansInput = (props: LinesProps): ReactNode => {
  const origin = use(OriginContext)
  const chosen = idOf(useFormValue('project'))
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <ProjectDays projectId={origin?.project ?? chosen}>
        {(days) => <Instalments {...props} days={days} />}
      </ProjectDays>
    </Suspense>
  )
}
