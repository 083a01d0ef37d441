import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { scorecard } from '@srm/api/scorecard'
import { useCan } from '@/lib/session/can.tsx'
import { useRead } from '@/lib/api/query.ts'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { RateDialog } from './rate.dialog.tsx'
import { ScorePeriods, type Scores } from './score.periods.tsx'
import styles from './scorecard.module.css'
import { ratingPaths, templatePaths } from './scorecard.paths.ts'
import { useText } from './scorecard.texts.ts'

const Overall = ({ scores, rate }: { readonly scores: Scores; readonly rate: () => void }): ReactNode => {
  const t = useText()
  const may = useCan()
  const { score, grade, standing, template, rated } = scores
  const button = may('supplierRating:create') && rated.length > 0 && (
    <Button size="small" type="primary" onClick={rate}>
      {t('rate')}
    </Button>
  )
  return (
    <Panel title={t('tab.overall')} extra={button}>
      <div className={styles.facts}>
        <div className={styles.fact}>
          <strong>{score ?? t('tab.few')}</strong>
          {score === null && <span>{t('tab.fewHint')}</span>}
        </div>
        {grade && standing && (
          <div className={styles.fact}>
            <span>{t('tab.grade')}</span>
            <em>{t('tab.gradeOf', { grade, standing })}</em>
          </div>
        )}
        <div className={styles.fact}>
          <span>{t('tab.template')}</span>
          {template ? (
            <Link to={templatePaths.detail(template.id)}>{template.name}</Link>
          ) : (
            <em>{t('tab.noTemplate')}</em>
          )}
        </div>
      </div>
    </Panel>
  )
}

const Ratings = ({ supplierId }: { readonly supplierId: string }): ReactNode => {
  const t = useText()
  const filter = JSON.stringify([{ field: 'supplier', op: 'in', value: [supplierId] }])
  const query = useRead(scorecard.rating.list, { query: { filter, pageSize: 50 } })
  return (
    <Panel title={t('tab.ratings')}>
      <Await query={query} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('tab.noRatings')}</p>
          ) : (
            <Stack as="ul" gap={0} className={styles.periods}>
              {items.map(({ id, title, ratedOn, comment, createdBy }) => (
                <li key={id} className={styles.period}>
                  <Link to={ratingPaths.detail(id)}>{title}</Link>
                  <Muted size="s">
                    {createdBy?.name} {ratedOn}
                  </Muted>
                  {comment && <div className={styles.criteria}>{comment}</div>}
                </li>
              ))}
            </Stack>
          )
        }
      </Await>
    </Panel>
  )
}

/** How a supplier is rated, and the place to say so oneself. */
export const ScoreTab = ({ row: { id: supplierId } }: { readonly row: { readonly id: string } }): ReactNode => {
  const [rating, setRating] = useState(false)
  const query = useRead(scorecard.of, { params: { id: supplierId } })
  return (
    <Await query={query} rows={6}>
      {(scores) => (
        <>
          <Overall scores={scores} rate={() => setRating(true)} />
          <ScorePeriods periods={scores.periods} />
          <Ratings supplierId={supplierId} />
          {rating && <RateDialog supplierId={supplierId} criteria={scores.rated} close={() => setRating(false)} />}
        </>
      )}
    </Await>
  )
}
