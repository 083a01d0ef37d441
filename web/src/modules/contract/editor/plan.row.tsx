import { CalendarOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { Contract } from '@srm/api/contract'
import { metaOf } from '@srm/api/shared/field-meta'
import type { FieldError } from '@/lib/api/api-error.ts'
import { formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { Muted } from '@/ui/layout.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import styles from './editor.module.css'
import { useEditorText } from '../contract.texts.ts'
import { amountIn, planAmount, type Due } from './plan.model.ts'

export const planFields: Readonly<Record<string, z.ZodType>> = metaOf(Contract.fields.plans).fields ?? {}

/** In the order one thinks of an instalment: what, when, how much. */
export const planColumns = ['name', 'trigger', 'offsetDays', 'ratio', 'amount'] as const

export const DueView = ({ due }: { readonly due: Due }): ReactNode => {
  const t = useEditorText()
  if (due.kind === 'waits') return <Muted size="s">{t(`plan.waits.${due.for}`)}</Muted>
  if (due.kind === 'open') return <Muted size="s">{t('plan.open')}</Muted>
  if (due.kind === 'assumed') return <Muted size="s">{t('plan.assumed', { day: due.day })}</Muted>
  return (
    <time dateTime={due.day}>
      <CalendarOutlined aria-hidden /> {due.day}
    </time>
  )
}

type CellProps = Pick<Props, 'no' | 'plan' | 'change'> & {
  readonly name: string
  readonly problem: string | undefined
  readonly placeholder?: string | undefined
}

const Cell = ({ no, plan, change, name, problem, placeholder }: CellProps): ReactNode => {
  const t = useEditorText()
  const say = useLabel()
  const schema = planFields[name]
  if (!schema) return null
  const meta = metaOf(schema)
  const label = say(meta.label)
  return (
    <div className={styles.cell} data-label={label} data-column={name}>
      <FieldInput
        meta={meta}
        label={t('plan.field', { no, name: label })}
        value={plan[name]}
        onChange={(value) => change({ ...plan, [name]: value })}
        {...(placeholder !== undefined && { placeholder })}
        {...(problem !== undefined && { status: 'error' as const })}
      />
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </div>
  )
}

type Props = {
  readonly no: number
  readonly plan: Line
  readonly due: Due
  readonly amount: string | undefined
  readonly errors: readonly FieldError[]
  readonly change: (plan: Line) => void
  readonly remove: () => void
}

/** One instalment: what it waits for and how much it is, with the day that comes to. */
export const PlanRow = ({ no, plan, due, amount, errors, change, remove }: Props): ReactNode => {
  const t = useEditorText()
  const problemOf = (name: string): string | undefined => errors.find(({ path }) => path.endsWith(`.${name}`))?.message
  const share = amountIn(plan['amount']) === undefined ? planAmount(plan, amount) : undefined
  const cell = (name: string, placeholder?: string): ReactNode => (
    <Cell
      key={name}
      no={no}
      plan={plan}
      change={change}
      name={name}
      problem={problemOf(name)}
      placeholder={placeholder}
    />
  )
  return (
    <fieldset className={styles.plan} aria-label={t('plan.no', { no })}>
      <span className={styles.planNo} aria-hidden>
        {no}
      </span>
      {planColumns.map((name) => cell(name, name === 'amount' && share ? formatMoney(share) : undefined))}
      <div className={styles.due} data-label={t('plan.preview')}>
        {plan['trigger'] === 'date' && cell('planDate')}
        <DueView due={due} />
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('plan.remove', { no })}
        title={t('plan.remove', { no })}
        onClick={remove}
      />
    </fieldset>
  )
}
