import { DeleteOutlined } from '@ant-design/icons'
import { Button, InputNumber, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { Budget, budget, budgetPoints, type BudgetPoint, type BudgetRule } from '@srm/api/budget'
import type { Result } from '@srm/api/endpoint'
import { metaOf } from '@srm/api/shared/field-meta'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from './control.module.css'
import { useControlText } from '../budget.texts.ts'

type Control = Result<typeof budget.control.rules>
type Role = Control['roles'][number]

const actions = ['stop', 'warn', 'ignore'] as const
const usual = { action: 'warn', tolerance: '5', approverRole: null } as const

type RuleProps = {
  readonly rule: BudgetRule | undefined
  readonly label: string
  readonly roles: readonly Role[]
  /** Whether it may be left to the rule for all. */
  readonly isOptional: boolean
  readonly disabled: boolean
  readonly set: (rule: Pick<BudgetRule, 'action' | 'tolerance' | 'approverRole'> | undefined) => void
}

const RuleCell = ({ rule, label, roles, isOptional, disabled, set }: RuleProps): ReactNode => {
  const t = useControlText()
  const options = [
    ...(isOptional ? [{ value: 'same' as const, label: t('action.same') }] : []),
    ...actions.map((value) => ({ value, label: t(`action.${value}`) })),
  ]
  const now = rule ?? usual
  return (
    <Stack gap={6}>
      <Select
        aria-label={label}
        disabled={disabled}
        value={rule?.action ?? 'same'}
        options={options}
        onChange={(value) => {
          const action = actions.find((one) => one === value)
          set(action && { ...now, action })
        }}
      />
      {rule && rule.action !== 'ignore' && (
        <InputNumber
          aria-label={`${label} ${t('tolerance')}`}
          prefix={t('tolerance')}
          className={styles.tolerance}
          disabled={disabled}
          stringMode
          min="0"
          max="999"
          precision={2}
          value={rule.tolerance}
          onChange={(tolerance) => set({ ...rule, tolerance: tolerance ?? '0' })}
        />
      )}
      {rule?.action === 'stop' && (
        <Select
          aria-label={`${label} ${t('approver')}`}
          disabled={disabled}
          value={rule.approverRole ?? ''}
          options={[
            { value: '', label: t('nobody') },
            ...roles.map(({ code, name }) => ({ value: code, label: `${t('approver')}：${name}` })),
          ]}
          onChange={(code) => set({ ...rule, approverRole: code === '' ? null : code })}
        />
      )}
    </Stack>
  )
}

const categoryField = metaOf(Budget.fields.lines).fields?.['category']

const AddCategory = ({ add }: { readonly add: (id: string) => void }): ReactNode => {
  const t = useControlText()
  if (!categoryField) return null
  return (
    <Row className={styles.add}>
      <Muted size="s">{t('add')}</Muted>
      <FieldInput
        meta={metaOf(categoryField)}
        label={t('add')}
        value={undefined}
        onChange={(id) => typeof id === 'string' && add(id)}
      />
    </Row>
  )
}

const isOf = (point: BudgetPoint, category: string | null) => (rule: BudgetRule) =>
  rule.point === point && rule.category === category

/** The rules as they are being changed: a row for all categories, and one for each that has its own. */
const useRules = (control: Control) => {
  const [rules, setRules] = useState<readonly BudgetRule[]>(() =>
    control.rules.map(({ point, category, action, tolerance, approverRole }) => ({
      point,
      category,
      action,
      tolerance,
      approverRole,
    })),
  )
  const [rows, setRows] = useState<readonly string[]>(() => [
    ...new Set(control.rules.flatMap(({ category }) => category ?? [])),
  ])
  const set = (point: BudgetPoint, category: string | null): RuleProps['set'] => {
    const others = rules.filter((rule) => !isOf(point, category)(rule))
    return (next) => setRules(next ? [...others, { ...next, point, category }] : others)
  }
  const remove = (category: string): void => {
    setRows(rows.filter((one) => one !== category))
    setRules(rules.filter((rule) => rule.category !== category))
  }
  const add = (category: string): void => setRows([...new Set([...rows, category])])
  return { rules, rows, set, remove, add }
}

type LineProps = {
  readonly category: string | null
  readonly name: string
  readonly control: Control
  readonly table: ReturnType<typeof useRules>
  readonly disabled: boolean
}

const RuleLine = ({ category, name, control, table, disabled }: LineProps): ReactNode => {
  const t = useControlText()
  const { rules, set, remove } = table
  return (
    <tr>
      <th scope="row">
        <Row justify="between">
          {name}
          {category !== null && !disabled && (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('remove', { name })}
              onClick={() => remove(category)}
            />
          )}
        </Row>
      </th>
      {budgetPoints.map((point) => (
        <td key={point} data-label={t(`point.${point}`)}>
          <RuleCell
            rule={rules.find(isOf(point, category))}
            label={`${name} ${t(`point.${point}`)}`}
            roles={control.roles}
            isOptional={category !== null}
            disabled={disabled}
            set={set(point, category)}
          />
        </td>
      ))}
    </tr>
  )
}

const ControlTable = ({ control }: { readonly control: Control }): ReactNode => {
  const t = useControlText()
  const may = useCan()('budgetControl:update')
  const { data: categories } = useRead(budget.classify.all, { query: {} })
  const table = useRules(control)
  const save = useMutate(budget.control.save, {
    done: () => {
      toast.success(t('saved'))
    },
  })
  const nameOf = (id: string): string =>
    categories?.find((one) => one.id === id)?.name ??
    control.rules.find(({ category }) => category === id)?.categoryName ??
    '…'
  const common = { control, table, disabled: !may }
  return (
    <Stack gap={16} className={styles.page}>
      <Muted>{t('note')}</Muted>
      <table className={styles.rules}>
        <thead>
          <tr>
            <th>{t('category')}</th>
            {budgetPoints.map((point) => (
              <th key={point}>{t(`point.${point}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RuleLine category={null} name={t('every')} {...common} />
          {table.rows.map((category) => (
            <RuleLine key={category} category={category} name={nameOf(category)} {...common} />
          ))}
        </tbody>
      </table>
      {may && (
        <Row justify="between" wrap>
          <AddCategory add={table.add} />
          <Button
            type="primary"
            loading={save.isPending}
            onClick={() => save.mutate({ body: { rules: [...table.rules] } })}
          >
            {t('save')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

const ControlPage = (): ReactNode => {
  const t = useControlText()
  const read = useRead(budget.control.rules, {})
  return (
    <Page title={t('title')}>
      <Panel>
        <Await query={read}>{(control) => <ControlTable control={control} />}</Await>
      </Panel>
    </Page>
  )
}

export default ControlPage
