import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { budget, type BudgetListTree } from '@srm/api/budget'
import type { FieldError } from '@/lib/api/api-error.ts'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { Await } from '@/ui/states.tsx'
import styles from './change.module.css'
import { useChangeText } from '../budget.texts.ts'

const nothing: readonly Line[] = []
const maxLines = 100

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null
}

/** The lines of a project's budget by category, with what is left of each. */
const useOptions = ({ budgetInfo }: BudgetListTree) => {
  const t = useChangeText()
  return budgetInfo.map(({ name, list }) => ({
    label: name,
    options: list.map((item) => ({
      value: item.id,
      label:
        item.available === null ? item.name : t('available', { name: item.name, amount: formatMoney(item.available) }),
    })),
  }))
}

type LineProps = {
  readonly line: Line
  readonly at: number
  readonly options: ReturnType<typeof useOptions>
  readonly problem: string | undefined
  readonly change: (line: Line) => void
  readonly remove: () => void
}

const LineFields = ({ line, at, options, problem, change, remove }: LineProps): ReactNode => {
  const t = useChangeText()
  const number = String(at + 1)
  const amount = line['amount']
  const remark = line['remark']
  return (
    <fieldset className={styles.line} aria-label={t('line', { line: number })}>
      <Select
        aria-label={t('from')}
        value={idOf(line['from']) ?? ''}
        options={[{ label: t('added'), value: '' }, ...options]}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(id: string) => change({ ...line, from: id === '' ? null : id })}
      />
      <Select
        aria-label={t('to')}
        placeholder={t('to')}
        value={idOf(line['to'])}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(to) => change({ ...line, to })}
      />
      <InputNumber
        aria-label={t('amount')}
        placeholder={t('amount')}
        stringMode
        min="0"
        precision={2}
        className={styles.amount}
        value={typeof amount === 'string' ? amount : null}
        onChange={(next) => change({ ...line, amount: next ?? undefined })}
      />
      <Input
        aria-label={t('remark')}
        placeholder={t('remark')}
        maxLength={100}
        value={typeof remark === 'string' ? remark : ''}
        onChange={({ target }) => change({ ...line, remark: target.value === '' ? null : target.value })}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('remove', { line: number })}
        onClick={remove}
      />
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </fieldset>
  )
}

const problemAt = (errors: readonly FieldError[], name: string, at: number): string | undefined =>
  errors.find(({ path }) => path.startsWith(`${name}.${String(at)}`))?.message

type FieldsProps = Pick<LinesProps, 'value' | 'onChange' | 'errors' | 'name'> & { readonly tree: BudgetListTree }

const ChangeLines = ({ value = nothing, onChange, errors = [], name = '', tree }: FieldsProps): ReactNode => {
  const t = useChangeText()
  const options = useOptions(tree)
  if (tree.budgetInfo.length === 0) return <Muted>{t('noBudget')}</Muted>
  return (
    <Stack gap={8}>
      {value.map((line, at) => (
        <LineFields
          key={idOf(line['id']) ?? String(at)}
          line={line}
          at={at}
          options={options}
          problem={problemAt(errors, name, at)}
          change={(next) => onChange?.(value.with(at, next))}
          remove={() => onChange?.(value.toSpliced(at, 1))}
        />
      ))}
      <Row>
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={value.length >= maxLines}
          onClick={() => onChange?.([...value, { from: null }])}
        >
          {t('add')}
        </Button>
      </Row>
    </Stack>
  )
}

const OfProject = ({ projectId, ...props }: LinesProps & { readonly projectId: string }): ReactNode => {
  const read = useRead(budget.listTree.getListTree, { body: { projectId } })
  return (
    <Await query={read} rows={2}>
      {(tree) => <ChangeLines {...props} tree={tree} />}
    </Await>
  )
}

/** Which line gives to which, chosen among those of the project. */
export const LinesInput = (props: LinesProps): ReactNode => {
  const t = useChangeText()
  const form = Form.useFormInstance()
  const projectId = idOf(Form.useWatch<unknown>('project', { form, preserve: true }))
  return projectId === null ? <Muted>{t('needsProject')}</Muted> : <OfProject projectId={projectId} {...props} />
}
