import { Table, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contractPages } from '@srm/api/contract/pages'
import { receipt, type ProjectMoney, type ProjectMoneyPlan } from '@srm/api/receipt'
import { addressOf } from '@srm/api/shared/pages'
import { formatMoney } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { GapPanel } from './gap.panel.tsx'
import styles from './money.module.css'
import { useMoneyText } from './receipt.texts.ts'

type Side = 'receive' | 'pay'

const colors = {
  waiting: 'grey',
  pending: 'orange',
  partial: 'blue',
  done: 'green',
  paused: 'grey',
  canceled: 'red',
} as const

const shown = (amount: string | null): string => (amount === null ? '****' : formatMoney(amount))

const Sums = ({ side, sums }: { readonly side: Side; readonly sums: ProjectMoney[Side] }): ReactNode => {
  const t = useMoneyText()
  if (!sums) return null
  const total = { label: t(`amount.${side}`), amount: sums.amount }
  return (
    <AmountRow>
      <Amount {...total} />
      <Amount label={t(`invoiced.${side}`)} amount={sums.invoiced} of={total} />
      <Amount label={t(`settled.${side}`)} amount={sums.settled} tone="good" of={total} />
      <Amount label={t(`open.${side}`)} amount={sums.open} tone="warning" of={total} />
      <Amount label={t('overdue')} amount={sums.overdue} tone="danger" of={total} />
    </AmountRow>
  )
}

const useColumns = (side: Side): TableColumnType<ProjectMoneyPlan>[] => {
  const t = useMoneyText()
  const amount = (title: string, of: (plan: ProjectMoneyPlan) => string | null): TableColumnType<ProjectMoneyPlan> => ({
    title,
    align: 'right',
    width: 130,
    render: (_, plan) => shown(of(plan)),
  })
  return [
    {
      title: t('plan'),
      render: (_, { id, name, contract, party }) => (
        <Stack gap={2}>
          <Link to={addressOf(contractPages.plan.detail, id)}>{name}</Link>
          <Muted size="s">
            <Link to={addressOf(contractPages.contract.detail, contract.id)}>{contract.code}</Link> {party}
          </Muted>
        </Stack>
      ),
    },
    {
      title: t('due'),
      width: 130,
      render: (_, { dueDate, isOverdue }) => (
        <span className={isOverdue ? styles.late : ''}>{dueDate ?? t('waiting')}</span>
      ),
    },
    amount(t('amount'), (plan) => plan.amount),
    ...(side === 'receive' ? [amount(t('invoiced.receive'), (plan) => plan.invoiced)] : []),
    amount(t(`settled.${side}`), (plan) => plan.settled),
    amount(t(`open.${side}`), (plan) => plan.open),
    {
      title: t('state'),
      width: 100,
      render: (_, { stage }) => <Status color={colors[stage]}>{t(`stage.${stage}`)}</Status>,
    },
  ]
}

const SidePanel = ({ side, money }: { readonly side: Side; readonly money: ProjectMoney }): ReactNode => {
  const t = useMoneyText()
  const columns = useColumns(side)
  const plans = money.plans.filter((plan) => plan.side === side)
  return (
    <Panel title={t(side)}>
      <Sums side={side} sums={money[side]} />
      {plans.length === 0 ? (
        <State title={t(`none.${side}`)} />
      ) : (
        <Table
          size="small"
          rowKey="id"
          pagination={false}
          columns={columns}
          dataSource={plans}
          scroll={{ x: 'max-content' }}
        />
      )}
    </Panel>
  )
}

/** The instalments of a project both ways, with what was invoiced and what moved. */
export const MoneyTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => {
  const query = useRead(receipt.receipt.ofProject, { params: { id: row.id } })
  return (
    <Await query={query} rows={6}>
      {(money) => (
        <Stack gap={16}>
          <GapPanel plans={money.plans} />
          <SidePanel side="receive" money={money} />
          <SidePanel side="pay" money={money} />
        </Stack>
      )}
    </Await>
  )
}
