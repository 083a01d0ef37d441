import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProjectFigure, ProjectFinanceRow } from '@srm/api/finance'
import { formatMoney } from '@/lib/format.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { Status } from '@/ui/status.tsx'
import { alertColors } from './project.alerts.ts'
import type { ProjectChoice } from './project.items.drawer.tsx'
import { useProjectText } from '../finance.texts.ts'
import styles from './project.module.css'

const money = (amount: string | null): string => (amount === null ? '***' : formatMoney(amount))
const isNothing = (amount: string | null): boolean => amount === '0.00'

const Name = ({
  row: { id, code, name, stage, eventStart, alerts },
}: {
  readonly row: ProjectFinanceRow
}): ReactNode => {
  const t = useProjectText()
  const may = useCan()
  const path = recordPath('project', id)
  return (
    <Stack gap={2}>
      {path && may('project:show') ? <Link to={path}>{name}</Link> : <strong>{name}</strong>}
      <Muted size="s">{[code, t(`stage.${stage}`), eventStart].filter(Boolean).join(' · ')}</Muted>
      {alerts.length > 0 && (
        <Row wrap gap={12}>
          {alerts.map((alert) => (
            <Status key={alert} color={alertColors[alert]}>
              {t(`alert.${alert}`)}
            </Status>
          ))}
        </Row>
      )}
    </Stack>
  )
}

type Line = { readonly key: string; readonly label: string; readonly isLoss?: boolean; readonly figure: ReactNode }

const Lines = ({ lines }: { readonly lines: readonly Line[] }): ReactNode => (
  <dl className={styles.lines}>
    {lines.map(({ key, label, isLoss = false, figure }) => (
      <div key={key} data-loss={isLoss}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
)

/** By what is agreed, by what is invoiced and settled, by what moved; less than nothing stands out. */
const Profit = ({ row: { expected, accrued, realised, margin } }: { readonly row: ProjectFinanceRow }): ReactNode => {
  const t = useProjectText()
  const parts = [
    ['expected', expected, margin && `${margin}%`],
    ['accrued', accrued, null],
    ['realised', realised, null],
  ] as const
  const lines = parts.map(([key, amount, note]) => ({
    key,
    label: t(key),
    isLoss: amount?.startsWith('-') ?? false,
    figure: [note, money(amount)].filter(Boolean).join(' · '),
  }))
  return <Lines lines={lines} />
}

/** What comes in and what goes out, line by line what the profit beside it is counted from. */
const sides = [
  ['income', ['sold', 'invoiced', 'received']],
  ['cost', ['committed', 'settled', 'paid']],
] as const satisfies readonly (readonly [string, readonly ProjectFigure[]])[]

type Props = { readonly rows: readonly ProjectFinanceRow[]; readonly open: (choice: ProjectChoice) => void }

/** Every project with its figures; each opens the documents it is the sum of. */
export const ProjectTable = ({ rows, open }: Props): ReactNode => {
  const t = useProjectText()
  const figure = ({ id, name, ...row }: ProjectFinanceRow, key: ProjectFigure): ReactNode => {
    if (isNothing(row[key])) return <Muted aria-hidden>—</Muted>
    return (
      <button
        type="button"
        className={styles.figure}
        aria-label={`${t('list', { name, figure: t(`figure.${key}`) })} ${money(row[key])}`}
        onClick={() => open({ id, name, figure: key })}
      >
        {money(row[key])}
      </button>
    )
  }
  const opening = sides.map(([side, figures]): LinesColumn<ProjectFinanceRow> => ({
    key: side,
    title: t(side),
    isNumber: true,
    render: (row) => (
      <Lines lines={figures.map((key) => ({ key, label: t(`figure.${key}`), figure: figure(row, key) }))} />
    ),
  }))
  return (
    <LinesTable
      label={t('title')}
      lines={rows}
      keyOf={({ id }) => id}
      toneOf={({ alerts }) => (alerts.includes('loss') || alerts.includes('overBudget') ? 'warning' : 'plain')}
      columns={[
        { key: 'project', title: t('project'), render: (row) => <Name row={row} /> },
        { key: 'budgetCost', title: t('budgetCost'), isNumber: true, render: ({ budgetCost }) => money(budgetCost) },
        ...opening,
        {
          key: 'gap',
          title: t('gap'),
          isNumber: true,
          render: ({ gap }) => (isNothing(gap) ? <Muted aria-hidden>—</Muted> : money(gap)),
        },
        { key: 'profit', title: t('profit'), isNumber: true, render: (row) => <Profit row={row} /> },
      ]}
    />
  )
}
