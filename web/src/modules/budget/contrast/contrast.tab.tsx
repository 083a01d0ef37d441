import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Fragment, useState, type ReactNode } from 'react'
import { budget, type BudgetContrast, type ContrastItem } from '@srm/api/budget'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Chart } from '@/ui/chart/chart.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import styles from '../version/version.module.css'
import { BurdenDrawer } from './burden.drawer.tsx'
import { useContrastText } from '../budget.texts.ts'

const columns = [
  'first',
  'amount',
  'pending',
  'reserved',
  'committed',
  'actual',
  'available',
  'difference',
  'perHead',
] as const
type Column = (typeof columns)[number]
type Amounts = Pick<ContrastItem, Column>

const isOver = (key: Column, value: string | null): boolean =>
  (key === 'available' || key === 'difference') && value !== null && value.startsWith('-')

const Cells = ({ amounts }: { readonly amounts: Amounts }): ReactNode =>
  columns.map((key) => (
    <td key={key} data-number data-less={isOver(key, amounts[key]) || undefined}>
      {amounts[key] === null ? '' : formatMoney(amounts[key])}
    </td>
  ))

type Item = { readonly id: string; readonly name: string }
type GroupProps = {
  readonly category: BudgetContrast['categories'][number]
  readonly open: (item: Item) => void
}

const Group = ({ category, open }: GroupProps): ReactNode => {
  const t = useContrastText()
  const [isOpen, setIsOpen] = useState(false)
  const { name, total, items } = category
  return (
    <Fragment>
      <tr data-group>
        <th scope="row">
          <Button
            type="text"
            size="small"
            icon={isOpen ? <CaretDownOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
            aria-label={t('toggle', { name })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />{' '}
          {name}
        </th>
        <Cells amounts={total} />
      </tr>
      {isOpen &&
        items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              <Button type="link" size="small" onClick={() => open(item)}>
                {item.name}
              </Button>
            </th>
            <Cells amounts={item} />
          </tr>
        ))}
    </Fragment>
  )
}

const stacked = ['actual', 'committed', 'reserved', 'pending'] as const

const Picture = ({ categories }: Pick<BudgetContrast, 'categories'>): ReactNode => {
  const t = useContrastText()
  const say = (value: string | number): string => formatMoney(String(value))
  const rows = categories.map(({ name, total }) => ({
    name,
    amount: total.amount,
    actual: total.actual,
    committed: total.committed,
    reserved: total.reserved,
    pending: total.pending,
  }))
  return (
    <Chart
      kind="bar"
      title={t('chart')}
      rows={rows}
      category={{ key: 'name', name: t('category') }}
      series={[
        { key: 'amount', name: t('amount'), say },
        ...stacked.map((key) => ({ key, name: t(key), stack: 'use', say })),
      ]}
    />
  )
}

const Shown = ({ data }: { readonly data: BudgetContrast }): ReactNode => {
  const t = useContrastText()
  const [opened, setOpened] = useState<Item>()
  const { version, categories, total, contingency } = data
  if (!version) return <State title={t('none')} hint={t('noneHint')} />
  return (
    <Stack gap={16}>
      <Row justify="between" wrap>
        <Muted size="s">{t('note', { number: version.versionNo })}</Muted>
        {contingency !== null && <Muted size="s">{t('contingency', { amount: formatMoney(contingency) })}</Muted>}
      </Row>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('category')}</th>
              {columns.map((key) => (
                <th key={key} data-number>
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <Group key={category.id} category={category} open={setOpened} />
            ))}
          </tbody>
          <tfoot>
            <tr data-group>
              <th scope="row">{t('total')}</th>
              <Cells amounts={total} />
            </tr>
          </tfoot>
        </table>
      </div>
      {total.amount !== null && <Picture categories={categories} />}
      {opened && <BurdenDrawer item={opened} close={() => setOpened(undefined)} />}
    </Stack>
  )
}

/** What a project may spend and what has been spent of it, by category. */
export const ContrastTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useContrastText()
  const read = useRead(budget.contrast.show, { query: { projectId: row.id } })
  return (
    <Panel title={t('title')}>
      <div className={styles.body}>
        <Await query={read}>{(data) => <Shown data={data} />}</Await>
      </div>
    </Panel>
  )
}
