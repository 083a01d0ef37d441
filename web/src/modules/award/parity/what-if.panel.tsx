import { Button, InputNumber } from 'antd'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { fromFen } from '@srm/api/award/fen'
import { bestScoreAward, cheapestAward } from '@srm/api/award/what-if/awards'
import type { AwardProblem } from '@srm/api/award/what-if/problem'
import type { AwardPlan } from '@srm/api/award/what-if/search'
import { formatMoney } from '@/lib/format.ts'
import { punctuation } from '@/lib/i18n.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import styles from './matrix.module.css'
import { useAwardSearch } from './use-award-search.ts'
import type { Parity } from './use-parity.ts'
import { useRested } from './use-rested.ts'
import { useWhatIfText } from '../award.texts.ts'

type Kind = 'whole' | 'split' | 'score'

/** What is minimised for scores are hundredths of missing points for ten thousand weights. */
const pointsOf = (cost: number, full: number): string => (100 - cost / full / 100).toFixed(2)

const fullWeight = ({ lines }: Parity['comparison']): number => {
  const sum = lines.reduce((all, { lowest }) => all + (lowest ?? 0), 0)
  return lines.reduce(
    (all, { lowest }) => all + (sum === 0 ? 1 : Math.max(1, Math.round(((lowest ?? 0) / sum) * 10_000))),
    0,
  )
}

type PlanProps = {
  readonly kind: Kind
  /** None where nothing was scored, and not yet one while the comparison moves. */
  readonly problem: AwardProblem | null | undefined
  readonly parity: Parity
  readonly canPick: boolean
}

const Plan = ({ kind, problem, parity, canPick }: PlanProps): ReactNode => {
  const t = useWhatIfText()
  const search = useAwardSearch(problem ?? null)
  const { data, comparison, setPicks } = parity
  const names = ({ suppliers }: AwardPlan): string =>
    suppliers.map((id) => data.quotes.find((quote) => quote.id === id)?.supplier.name ?? '').join(punctuation('list'))
  const money = (fen: number): string => formatMoney(fromFen(fen))
  const full = fullWeight(comparison)
  const say = (): ReactNode => {
    if (problem === null) return <Muted size="s">{t('noScore')}</Muted>
    if (!search) return <Muted size="s">{t('searching')}</Muted>
    const { best, runnerUp, examined, possible, isExact, lowerBound, uncovered } = search
    if (!best) return <Muted size="s">{t('none')}</Muted>
    const further = runnerUp ? runnerUp.cost - best.cost : 0
    return (
      <>
        <span>{t('suppliers', { names: names(best) })}</span>
        {runnerUp && (
          <Muted size="s">
            {kind === 'score'
              ? t('runnerUpPoints', { names: names(runnerUp), points: (further / full / 100).toFixed(2) })
              : t('runnerUp', { names: names(runnerUp), amount: money(further) })}
          </Muted>
        )}
        <Muted size="s">
          {t('examined', { possible: possible.toLocaleString(), examined: examined.toLocaleString() })}
        </Muted>
        {!isExact && kind !== 'score' && (
          <span className={styles.bad}>{t('approximate', { amount: money(lowerBound ?? 0) })}</span>
        )}
        {uncovered.length > 0 && (
          <Muted size="s">
            {t('uncovered', { lines: uncovered.map((at) => data.lines[at]?.name ?? '').join(punctuation('list')) })}
          </Muted>
        )}
      </>
    )
  }
  const best = problem && search ? search.best : null
  return (
    <Stack as="section" gap={4} className={styles.plan} aria-label={t(kind)}>
      <Row justify="between" wrap>
        <strong>
          {t(kind)}
          {best && ` ${kind === 'score' ? t('points', { points: pointsOf(best.cost, full) }) : money(best.cost)}`}
        </strong>
        {best && canPick && (
          <Button size="small" onClick={() => setPicks(best.owners.map((owner) => (owner === null ? [] : [owner])))}>
            {t('use')}
          </Button>
        )}
      </Row>
      {say()}
    </Stack>
  )
}

/** What to award so that it costs least or scores best, worked out exactly. */
export const WhatIfPanel = memo(({ parity, canPick }: Omit<PlanProps, 'kind' | 'problem'>): ReactNode => {
  const t = useWhatIfText()
  const { prepared, data, scores } = parity
  const isWholeOnly = data.purchase.awardMode === 'whole'
  const [maxSuppliers, setMaxSuppliers] = useState(isWholeOnly ? 1 : 2)
  // The matrix is drawn first; what follows from it may come a moment later.
  const comparison = useRested(parity.comparison)
  const whole = useMemo(
    () => (comparison ? cheapestAward(prepared, comparison, { maxSuppliers: 1, isWholeOnly: true }) : undefined),
    [prepared, comparison],
  )
  const split = useMemo(
    () => (comparison ? cheapestAward(prepared, comparison, { maxSuppliers, isWholeOnly }) : undefined),
    [prepared, comparison, maxSuppliers, isWholeOnly],
  )
  const best = useMemo(() => {
    if (!comparison) return undefined
    const totals = new Map(scores.flatMap(({ quoteId, total }) => (total === null ? [] : [[quoteId, total] as const])))
    return totals.size === 0 ? null : bestScoreAward(comparison, totals, { maxSuppliers, isWholeOnly })
  }, [comparison, scores, maxSuppliers, isWholeOnly])
  return (
    <Panel
      title={t('title')}
      extra={
        <Row as="label" gap={8}>
          <Muted size="s">{t('maxSuppliers')}</Muted>
          <InputNumber
            size="small"
            min={1}
            max={6}
            value={maxSuppliers}
            disabled={isWholeOnly}
            onChange={(next) => setMaxSuppliers(next ?? 1)}
          />
        </Row>
      }
    >
      <Stack gap={8} className={styles.body}>
        <Plan kind="whole" problem={whole} parity={parity} canPick={canPick} />
        {!isWholeOnly && <Plan kind="split" problem={split} parity={parity} canPick={canPick} />}
        {data.criteria.length > 0 && <Plan kind="score" problem={best} parity={parity} canPick={canPick} />}
      </Stack>
    </Panel>
  )
})
