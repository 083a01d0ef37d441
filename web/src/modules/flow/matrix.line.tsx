import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import type { ReactNode } from 'react'
import { metaOf, optional } from '@srm/api/shared/field-meta'
import { money } from '@srm/api/shared/fields'
import { DepartmentField, OneField, PersonsField, RolesField } from './drawer.ids.tsx'
import type { Categories, DraftLine, Flaw } from './matrix.model.ts'
import styles from './matrix.module.css'
import { useText } from './matrix.texts.ts'

const amount = metaOf(optional(money('金额', 'Amount')))

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

const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <div className={styles.cell}>
    <span aria-hidden>{label}</span>
    {children}
  </div>
)

const Tools = ({ at, count, move, remove }: Pick<Props, 'at' | 'count' | 'move' | 'remove'>): ReactNode => {
  const t = useText()
  const tool = (label: string, icon: ReactNode, disabled: boolean, act: () => void): ReactNode => (
    <Button type="text" size="small" aria-label={label} title={label} icon={icon} disabled={disabled} onClick={act} />
  )
  return (
    <div className={styles.tools}>
      {tool(t('up', { count: at + 1 }), <ArrowUpOutlined aria-hidden />, at === 0, () => move(-1))}
      {tool(t('down', { count: at + 1 }), <ArrowDownOutlined aria-hidden />, at === count - 1, () => move(1))}
      {tool(t('remove', { count: at + 1 }), <DeleteOutlined aria-hidden />, count === 1, remove)}
    </div>
  )
}

/** When it holds, and who decides then. */
export const MatrixLine = ({ line, at, flaw, categories, change, ...tools }: Props): ReactNode => {
  const t = useText()
  const name = t('line', { count: at + 1 })
  const said = (label: string): string => `${name} ${label}`
  const set = (part: Partial<DraftLine>): void => change({ ...line, ...part })
  const known = categories.some(({ options }) => options.some(({ value }) => value === line.category))
  const options = known || !line.category ? categories : [...categories, { value: line.category, label: line.category }]
  return (
    <li className={styles.line} aria-label={name}>
      <span className={styles.number} aria-hidden>
        {at + 1}
      </span>
      <div className={styles.cells}>
        <Cell label={t('department')}>
          <DepartmentField
            label={said(t('department'))}
            value={line.department}
            change={(department) => set({ department })}
          />
        </Cell>
        <Cell label={t('category')}>
          <Select<string>
            aria-label={said(t('category'))}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('any')}
            value={line.category || null}
            options={[...options]}
            onChange={(category) => set({ category: category ?? '' })}
          />
        </Cell>
        <Cell label={t('amountFrom')}>
          <OneField meta={amount} label={said(t('amountFrom'))} value={line.from} change={(from) => set({ from })} />
        </Cell>
        <Cell label={t('below')}>
          <OneField meta={amount} label={said(t('below'))} value={line.below} change={(below) => set({ below })} />
        </Cell>
        <Cell label={t('people')}>
          <PersonsField label={said(t('people'))} value={line.people} change={(people) => set({ people })} />
        </Cell>
        <Cell label={t('roles')}>
          <RolesField label={said(t('roles'))} value={line.roles} change={(roles) => set({ roles })} />
        </Cell>
        {flaw && <p className={styles.flaw}>{t(`flaw.${flaw}`)}</p>}
      </div>
      <Tools at={at} {...tools} />
    </li>
  )
}
