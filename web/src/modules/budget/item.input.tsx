import { Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { budget } from '@srm/api/budget'
import { useRead } from '@/lib/api/query.ts'
import { useBudgetText } from './budget.texts.ts'

type Props = {
  readonly projectId: string | null
  readonly value: unknown
  readonly onChange: (id: string | undefined) => void
  readonly id?: string
  /** Without a label of its own: the form around it has one. */
  readonly isBare?: boolean
}

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}

const Choice = ({ projectId, value, onChange, id }: Props & { readonly projectId: string }): ReactNode => {
  const { data = [] } = useRead(budget.item.choice, { query: { projectId } })
  const categories = [...new Set(data.map(({ category }) => category))]
  const options = categories.map((category) => ({
    label: category,
    options: data.filter((item) => item.category === category).map((item) => ({ value: item.id, label: item.name })),
  }))
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      style={{ width: '100%' }}
      value={idOf(value) ?? null}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next: string | null | undefined) => onChange(next ?? undefined)}
    />
  )
}

/** A line of a project's budget, without what is left of it: whoever spends says what it was for. */
export const BudgetItemInput = (props: Props): ReactNode => {
  const t = useBudgetText()
  const own = useId()
  const { projectId, id = own, isBare = false } = props
  return (
    <>
      {!isBare && <label htmlFor={id}>{t('item.title')}</label>}
      {projectId === null ? (
        <Select id={id} disabled style={{ width: '100%' }} placeholder={t('item.needsProject')} />
      ) : (
        <Choice {...props} id={id} projectId={projectId} />
      )}
    </>
  )
}
