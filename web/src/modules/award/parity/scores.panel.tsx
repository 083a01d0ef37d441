import { Button, InputNumber } from 'antd'
import { useState, type ReactNode } from 'react'
import { award } from '@srm/api/award'
import type { QuoteScore } from '@srm/api/award/scores'
import { useMutate } from '@/lib/api/query.ts'
import { useProfile } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { Muted } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import styles from './matrix.module.css'
import { useScoresText } from '../award.texts.ts'
import type { Parity } from './use-parity.ts'

type ScoreDraft = Readonly<Record<string, string>>
const keyOf = (quote: string, criterion: string): string => `${quote}:${criterion}`

type CellProps = {
  readonly score: QuoteScore['criteria'][number] | undefined
  readonly label: string
  readonly value: string | undefined
  readonly set: ((value: string) => void) | undefined
}

const ScoreCell = ({ score, label, value, set }: CellProps): ReactNode => {
  const t = useScoresText()
  if (set)
    return (
      <td data-number>
        <InputNumber<string>
          stringMode
          size="small"
          min="0"
          max="100"
          precision={2}
          aria-label={label}
          value={value ?? null}
          onChange={(next) => set(next ?? '')}
        />
      </td>
    )
  return (
    <td data-number>
      {score?.mean ?? '—'}
      {score?.spread && score.given > 1 && <Muted size="xs">{` ${t('spread', { spread: score.spread })}`}</Muted>}
    </td>
  )
}

type RowProps = {
  readonly parity: Parity
  readonly quote: string
  /** Nothing while nobody writes. */
  readonly draft: ScoreDraft | undefined
  readonly setDraft: (draft: ScoreDraft) => void
}

const ScoreRow = ({ parity: { data, scores }, quote, draft, setDraft }: RowProps): ReactNode => {
  const t = useScoresText()
  const score = scores.find(({ quoteId }) => quoteId === quote)
  const supplier = data.quotes.find(({ id }) => id === quote)?.supplier.name ?? ''
  return (
    <tr>
      <th scope="row">{supplier}</th>
      {data.criteria.map(({ key, name, isPrice }) => (
        <ScoreCell
          key={key}
          score={score?.criteria.find(({ criterion }) => criterion === key)}
          label={t('scoreOf', { supplier, criterion: name })}
          value={draft?.[keyOf(quote, key)]}
          set={draft && !isPrice ? (value) => setDraft({ ...draft, [keyOf(quote, key)]: value }) : undefined}
        />
      ))}
      <td data-number>{score?.total ?? '—'}</td>
      <td data-number>{score?.rank ?? '—'}</td>
    </tr>
  )
}

/** Criteria by suppliers with mean and spread; an evaluator writes their own beside them. */
export const ScoresPanel = ({ parity }: { readonly parity: Parity }): ReactNode => {
  const t = useScoresText()
  const { data } = parity
  const me = useProfile()?.id
  const mine = Object.fromEntries(
    data.scores
      .filter(({ evaluator }) => evaluator.id === me)
      .map((one) => [keyOf(one.quote, one.criterion), one.score]),
  )
  const [given, setGiven] = useState<ScoreDraft>()
  const { mutate, isPending } = useMutate(award.priceParity.score, {
    done: () => {
      setGiven(undefined)
      toast.success(t('saved'))
    },
  })
  const judged = data.criteria.filter(({ isPrice }) => !isPrice)
  const save = (): void => {
    const sent = data.quotes.flatMap(({ id }) =>
      judged.flatMap(({ key }) => {
        const score = given?.[keyOf(id, key)]
        return score ? [{ quote: id, criterion: key, score }] : []
      }),
    )
    if (sent.length > 0) mutate({ params: { id: data.purchase.id }, body: { scores: sent } })
  }
  const extra = data.actions.includes('score') && (
    <Button loading={isPending} onClick={() => (given ? save() : setGiven(mine))}>
      {t(given ? 'save' : 'mine')}
    </Button>
  )
  return (
    <Panel title={t('title')} extra={extra}>
      <div className={`${styles.body ?? ''} ${styles.scroll ?? ''}`}>
        <table className={styles.sheet}>
          <thead>
            <tr>
              <th>{t('supplier')}</th>
              {data.criteria.map(({ key, name, weight }) => (
                <th key={key} data-number>
                  {t('criterion', { name, weight })}
                </th>
              ))}
              <th data-number>{t('total')}</th>
              <th data-number>{t('rank')}</th>
            </tr>
          </thead>
          <tbody>
            {data.quotes.map(({ id }) => (
              <ScoreRow key={id} parity={parity} quote={id} draft={given} setDraft={setGiven} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
