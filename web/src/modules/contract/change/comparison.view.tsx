import type { ReactNode } from 'react'
import type { ContractComparison, FigureDiff, RowDiff } from '@srm/api/contract'
import { subtractMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { diffWords } from '@/ui/compare/word-diff.ts'
import { WordView } from '@/ui/compare/word-view.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { ClauseLine } from '../document/clauses.tab.tsx'
import documentStyles from '../document/document.module.css'
import styles from './change.module.css'
import { useChangeText } from '../contract.texts.ts'

const amounts = ['amount', 'deposit', 'price']
const tones = { changed: 'orange', added: 'green', removed: 'red', same: 'grey' } as const

const isAmount = ({ field }: FigureDiff): boolean => amounts.includes(field)
const wordOf = (figure: FigureDiff, value: string | null): string => {
  if (value === null) return ''
  return isAmount(figure) ? formatMoney(value) : value
}

const deltaOf = (figure: FigureDiff): string => {
  const { before, after } = figure
  if (!isAmount(figure) || before === null || after === null) return ''
  const delta = subtractMoney(after, before)
  return delta.startsWith('-') ? formatMoney(delta) : `+${formatMoney(delta)}`
}

/** The table of changed figures: before, after, and by how much. */
const Figures = ({ figures }: { readonly figures: readonly FigureDiff[] }): ReactNode => {
  const t = useChangeText()
  return (
    <table className={styles.table} aria-label={t('diff.figures')}>
      <thead>
        <tr>
          {(['diff.field', 'diff.before', 'diff.after', 'diff.delta'] as const).map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => {
          const delta = deltaOf(figure)
          return (
            <tr key={figure.field}>
              <th scope="row">{figure.name}</th>
              <td data-label={t('diff.before')} className={styles.old}>
                {wordOf(figure, figure.before)}
              </td>
              <td data-label={t('diff.after')} className={styles.new}>
                {wordOf(figure, figure.after)}
              </td>
              <td data-label={t('diff.delta')} data-less={delta.startsWith('-') || undefined}>
                {delta}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const RowChange = ({ row: { name, kind, columns } }: { readonly row: RowDiff }): ReactNode => {
  const t = useChangeText()
  return (
    <li className={styles.row} data-kind={kind}>
      <span>
        <strong>{name}</strong> <Status color={tones[kind]}>{t(`kind.${kind}`)}</Status>
      </span>
      <dl>
        {columns.map((figure) => (
          <div key={figure.field}>
            <dt>{figure.name}</dt>
            <dd>
              {kind === 'changed' ? (
                <WordView pieces={diffWords(wordOf(figure, figure.before), wordOf(figure, figure.after))} />
              ) : (
                wordOf(figure, figure.after ?? figure.before)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

const Rows = ({ title, rows }: { readonly title: string; readonly rows: readonly RowDiff[] }): ReactNode =>
  rows.length > 0 && (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.rows}>
        {rows.map((row, at) => (
          <RowChange key={`${row.name} ${String(at)}`} row={row} />
        ))}
      </ul>
    </section>
  )

type Props = {
  readonly comparison: ContractComparison
  /** Stands beside something else, with little room of its own. */
  readonly isBare?: boolean
}

/** Two states of a contract: figures in a table, lines by their columns, clauses word by word. */
export const ComparisonView = ({ comparison, isBare = false }: Props): ReactNode => {
  const t = useChangeText()
  const { figures, lines, plans, clauses } = comparison
  const changed = clauses.filter(({ kind }) => kind !== 'same')
  const same = clauses.length - changed.length
  if (figures.length + lines.length + plans.length + changed.length === 0) return <State title={t('diff.none')} />
  return (
    <Stack gap={16} className={styles.comparison} data-bare={isBare || undefined}>
      {figures.length > 0 && (
        <section className={styles.part} aria-label={t('diff.figures')}>
          <h3>{t('diff.figures')}</h3>
          <Figures figures={figures} />
        </section>
      )}
      <Rows title={t('diff.plans')} rows={plans} />
      <Rows title={t('diff.lines')} rows={lines} />
      {changed.length > 0 && (
        <section className={styles.part} aria-label={t('diff.clauses')}>
          <h3>
            {t('diff.clauses')} {same > 0 && <Muted size="s">{t('diff.same', { count: same })}</Muted>}
          </h3>
          <ol className={documentStyles.clauses}>
            {changed.map((clause, at) => (
              <ClauseLine key={`${clause.title} ${String(at)}`} clause={clause} />
            ))}
          </ol>
        </section>
      )}
    </Stack>
  )
}
