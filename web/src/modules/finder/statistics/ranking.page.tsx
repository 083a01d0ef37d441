import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { finder, measures, type Measure, type RankedItem } from '@srm/api/finder'
import { metaOf } from '@srm/api/shared/field-meta'
import { ref } from '@srm/api/shared/fields'
import { call } from '@/lib/api/api.ts'
import { formatAmount, formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { keyOf, usePages } from '@/lib/api/query.ts'
import { RefInput } from '@/ui/fields/ref/ref-input.tsx'
import { RegionName } from '@/ui/fields/region/region-name.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Skeleton, ErrorState, State } from '@/ui/states.tsx'
import { useFinderText } from '../finder.texts.ts'
import { supplierPath } from './links.ts'
import styles from './statistics.module.css'
import { lifecycleLabel } from './words.ts'

const classMeta = metaOf(ref('供应商分类', 'Class', 'supplierClassify', { tree: true }))
const money: readonly Measure[] = ['amount', 'saving']
const shares: readonly Measure[] = ['responseRate', 'winRate']

const shown = (measure: Measure, value: string): string => {
  if (money.includes(measure)) return formatMoney(value)
  return shares.includes(measure) ? `${value}%` : formatAmount(value)
}

const useAsked = () => {
  const [params, setParams] = useSearchParams()
  const by = measures.find((measure) => measure === params.get('by')) ?? 'amount'
  const classify = params.get('classify') ?? undefined
  const set = (next: { by?: Measure; classify?: string | undefined }): void => {
    const all = Object.entries({ by, classify, ...next }).filter((entry): entry is [string, Measure] =>
      Boolean(entry[1]),
    )
    setParams(new URLSearchParams(all), { replace: true })
  }
  return { by, classify, set }
}

const Row = ({
  one,
  by,
  known,
}: {
  readonly one: RankedItem
  readonly by: Measure
  readonly known: readonly Measure[]
}): ReactNode => {
  const say = useLabel()
  return (
    <tr>
      <td data-number>
        <span className={styles.rank} data-top={one.rank <= 3 || undefined}>
          {one.rank}
        </span>
      </td>
      <th scope="row">
        <Link to={supplierPath(one.id)}>{one.name}</Link>
        <small>
          {say(lifecycleLabel(one.lifecycle))}
          {one.region && (
            <>
              {' · '}
              <RegionName code={one.region} />
            </>
          )}
        </small>
      </th>
      <td>{one.grade ?? '–'}</td>
      {known.map((measure) => {
        const value = one.values[measure]
        return (
          <td key={measure} data-number data-by={measure === by || undefined}>
            {value === null || value === undefined ? <span className={styles.none}>–</span> : shown(measure, value)}
          </td>
        )
      })}
    </tr>
  )
}

const useRanking = (by: Measure, classify: string | undefined) => {
  const query = { by, ...(classify && { classify }) }
  const pages = usePages(
    keyOf(finder.statistics.ranking, { query }),
    (cursor, signal) =>
      call(finder.statistics.ranking, { query: { ...query, ...(cursor && { cursor }) } }, { silent: true, signal }),
    { keepPrevious: true },
  )
  /** Only what some part of the product knows; the others join by themselves once they have a source. */
  const known = pages.data?.pages[0]?.known ?? [by]
  return { pages, known: measures.filter((measure) => known.includes(measure)) }
}

const Ranking = ({ by, pages, known }: ReturnType<typeof useRanking> & { readonly by: Measure }): ReactNode => {
  const t = useFinderText()
  const items = pages.data?.pages.flatMap((page) => page.items)
  if (pages.error) return <ErrorState error={pages.error} retry={pages.refetch} />
  if (!items) return <Skeleton rows={8} />
  if (items.length === 0)
    return (
      <Panel>
        <State title={t('noData')} hint={known.includes(by) ? t('ranking.noneHint') : t('ranking.unknownHint')} />
      </Panel>
    )
  return (
    <Panel>
      <section className={styles.scroll} aria-label={t('ranking.title')}>
        <table className={styles.table} data-wide>
          <thead>
            <tr>
              <th scope="col" data-number>
                {t('ranking.rank')}
              </th>
              <th scope="col">{t('stat.supplier')}</th>
              <th scope="col">{t('ranking.grade')}</th>
              {known.map((measure) => (
                <th key={measure} scope="col" data-number aria-sort={measure === by ? 'descending' : undefined}>
                  {t(`measure.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((one) => (
              <Row key={one.id} one={one} by={by} known={known} />
            ))}
          </tbody>
        </table>
      </section>
      {pages.hasNextPage && (
        <div className={styles.next}>
          <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('next')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** Suppliers in order of one measure. */
const RankingPage = (): ReactNode => {
  const t = useFinderText()
  const { by, classify, set } = useAsked()
  const { pages, known } = useRanking(by, classify)
  return (
    <Page title={t('ranking.title')}>
      <div className={styles.filter}>
        <div className={styles.wide}>
          <Segmented<Measure>
            aria-label={t('ranking.by')}
            value={by}
            options={known.map((value) => ({ value, label: t(`measure.${value}`) }))}
            onChange={(next) => set({ by: next })}
          />
        </div>
        <label>
          {t('stat.class')}
          <RefInput
            meta={classMeta}
            label={t('stat.class')}
            value={classify}
            onChange={(id) => set({ classify: id })}
          />
        </label>
      </div>
      <Ranking by={by} pages={pages} known={known} />
    </Page>
  )
}

export default RankingPage
