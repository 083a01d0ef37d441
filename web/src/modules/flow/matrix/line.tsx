import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import type { ReactNode } from 'react'
import { metaOf, optional } from '@srm/api/shared/field-meta'
import { money } from '@srm/api/shared/fields'
import { Row } from '@/ui/layout.tsx'
import { DepartmentField, OneField, PersonsField, RolesField } from '../drawer/ids.tsx'
import type { Categories, DraftLine, Flaw } from './matrix.model.ts'
import styles from './matrix.module.css'
import { useMatrixText } from '../flow.texts.ts'

const amount = metaOf(optional(money('金额', 'Amount')))

/** The columns in their order: when a line holds, and who decides then. */
export const lineColumns = ['amountFrom', 'below', 'department', 'category', 'people', 'roles'] as const
type LineColumn = (typeof lineColumns)[number]

type Props = {
  readonly line: DraftLine
  readonly at: number
  readonly count: number
  readonly flaw: Flaw | undefined
  readonly categories: Categories
  readonly change: (next: DraftLine) => void
  readonly move: (by: -1 | 1) => void
  readonly remove: () => void
}

const Tools = ({ at, count, move, remove }: Pick<Props, 'at' | 'count' | 'move' | 'remove'>): ReactNode => {
  const t = useMatrixText()
  const tool = (label: string, icon: ReactNode, disabled: boolean, act: () => void): ReactNode => (
    <Button type="text" size="small" aria-label={label} title={label} icon={icon} disabled={disabled} onClick={act} />
  )
  return (
    <Row gap={0} align="stretch" className={styles.tools}>
      {tool(t('up', { count: at + 1 }), <ArrowUpOutlined aria-hidden />, at === 0, () => move(-1))}
      {tool(t('down', { count: at + 1 }), <ArrowDownOutlined aria-hidden />, at === count - 1, () => move(1))}
      {tool(t('remove', { count: at + 1 }), <DeleteOutlined aria-hidden />, count === 1, remove)}
    </Row>
  )
}

type CategoryProps = Pick<Props, 'line' | 'categories'> & {
  readonly label: string
  readonly set: (part: Partial<DraftLine>) => void
}

const CategoryField = ({ line, categories, label, set }: CategoryProps): ReactNode => {
  const t = useMatrixText()
  const isKnown = categories.some(({ options }) => options.some(({ value }) => value === line.category))
  const options =
    isKnown || !line.category ? categories : [...categories, { value: line.category, label: line.category }]
  return (
    <Select<string>
      aria-label={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('any')}
      value={line.category || null}
      options={[...options]}
      popupMatchSelectWidth={false}
      onChange={(category) => set({ category: category ?? '' })}
    />
  )
}

type CellProps = CategoryProps & Pick<Props, 'flaw'> & { readonly column: LineColumn }

const LineCell = ({ column, label, line, flaw, categories, set }: CellProps): ReactNode => {
  const t = useMatrixText()
  switch (column) {
    case 'amountFrom':
      return (
        <OneField
          meta={amount}
          label={label}
          placeholder={t('fromZero')}
          value={line.from}
          change={(from) => set({ from })}
          wrong={flaw === 'band'}
        />
      )
    case 'below':
      return (
        <OneField
          meta={amount}
          label={label}
          placeholder={t('noLimit')}
          value={line.below}
          change={(below) => set({ below })}
          wrong={flaw === 'band'}
        />
      )
    case 'department':
      return <DepartmentField label={label} value={line.department} change={(department) => set({ department })} />
    case 'category':
      return <CategoryField line={line} categories={categories} label={label} set={set} />
    case 'people':
      return <PersonsField label={label} value={line.people} change={(people) => set({ people })} />
    case 'roles':
      return <RolesField label={label} value={line.roles} change={(roles) => set({ roles })} />
  }
}

/** A line of the grid: its cells are edited where they stand. */
export const MatrixLine = ({ line, at, flaw, categories, change, ...tools }: Props): ReactNode => {
  const t = useMatrixText()
  const name = t('line', { count: at + 1 })
  const set = (part: Partial<DraftLine>): void => change({ ...line, ...part })
  return (
    <>
      <tr>
        <th scope="row" aria-label={name}>
          {at + 1}
        </th>
        {lineColumns.map((column) => (
          <td key={column}>
            <LineCell
              column={column}
              label={`${name} ${t(column)}`}
              line={line}
              flaw={flaw}
              categories={categories}
              set={set}
            />
          </td>
        ))}
        <td>
          <Tools at={at} {...tools} />
        </td>
      </tr>
      {flaw && (
        <tr className={styles.flawed}>
          <td colSpan={lineColumns.length + 2}>
            <p className={styles.flaw}>{t(`flaw.${flaw}`)}</p>
          </td>
        </tr>
      )}
    </>
  )
}
