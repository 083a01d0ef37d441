import { Button, InputNumber } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { finder, type Cluster, type MapKind, type Spot } from '@srm/api/finder'
import { useRead } from '@/lib/api/query.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { RegionName } from '@/ui/fields/region/region-name.tsx'
import { Await } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { finderPath } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'
import type { Circle } from './canvas.tsx'
import { gradeColours } from './marks.ts'
import styles from './map.module.css'
import { keyOf, pathOf } from '../search/facts.ts'
import { FitLine } from '../search/fit.tsx'

type ListProps = {
  readonly kind: MapKind
  readonly clusters: readonly Cluster[]
  readonly spots: readonly Spot[]
  readonly zoomTo: (cluster: Cluster) => void
}

/** What the map shows, as a list: for who does not see it, and for who would rather read. */
export const MapList = ({ kind, clusters, spots, zoomTo }: ListProps): ReactNode => {
  const t = useFinderText()
  return (
    <ul className={styles.list}>
      {clusters.map((cluster) => (
        <li key={`${String(cluster.lat)}/${String(cluster.lng)}`}>
          <button type="button" onClick={() => zoomTo(cluster)}>
            <span>
              {cluster.region ? <RegionName code={cluster.region} /> : t('map.elsewhere')}
              {cluster.cities > 1 && t('map.andMore', { count: cluster.cities })}
            </span>
            <b>{cluster.count}</b>
          </button>
        </li>
      ))}
      {spots.map((spot) => (
        <li key={spot.id}>
          <Link to={recordPath(kind, spot.id) ?? ''}>
            <i style={{ background: gradeColours[spot.grade] }} aria-hidden />
            <span>{spot.name}</span>
            <small>{spot.grade === 'none' ? t('map.ungraded') : t('grade', { grade: spot.grade })}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type CircleProps = {
  readonly circle: Circle
  readonly people: number | undefined
  readonly change: (next: { readonly km?: number; readonly people?: number | undefined }) => void
  readonly clear: () => void
}

const CircleInputs = ({ circle, people, change, clear }: CircleProps): ReactNode => {
  const t = useFinderText()
  const { km } = circle
  return (
    <Row align="end" wrap className={styles.circle}>
      <label>
        {t('map.radius')}
        <InputNumber<number>
          aria-label={t('map.radius')}
          min={0.5}
          max={500}
          step={1}
          value={km}
          onChange={(next) => next && change({ km: next })}
        />
      </label>
      <label>
        {t('map.people')}
        <InputNumber<number>
          aria-label={t('map.people')}
          min={1}
          max={100_000}
          precision={0}
          value={people ?? null}
          onChange={(next) => change({ people: next ?? undefined })}
        />
      </label>
      <Button onClick={clear}>{t('map.clear')}</Button>
    </Row>
  )
}

/** The halls within a circle that take so many. */
export const CircleHalls = (props: CircleProps): ReactNode => {
  const t = useFinderText()
  const { circle, people } = props
  const { lat, lng, km } = circle
  const query = { lat: String(lat), lng: String(lng), km: String(km), ...(people && { people: String(people) }) }
  const found = useRead(finder.search, { query }, { keepPrevious: true })
  return (
    <>
      <CircleInputs {...props} />
      <Await query={found} rows={5}>
        {({ items, counts }) => (
          <>
            <output className={styles.sum}>
              {t('map.halls', {
                count: counts ? counts.fit + counts.maybe + counts.miss : items.length,
                fit: counts?.fit ?? 0,
              })}
              <Link to={`${finderPath}?${new URLSearchParams(query).toString()}`}>{t('map.all')}</Link>
            </output>
            <ul className={styles.list}>
              {items.map((one) => (
                <li key={keyOf(one)}>
                  <Link to={pathOf(one)}>
                    <span>
                      {one.name}
                      <small>{one.place?.name}</small>
                    </span>
                  </Link>
                  {one.fit.map((fit) => (
                    <FitLine key={fit.criterion} fit={fit} />
                  ))}
                </li>
              ))}
            </ul>
          </>
        )}
      </Await>
    </>
  )
}
