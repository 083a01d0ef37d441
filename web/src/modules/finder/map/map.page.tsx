import { AimOutlined, EditOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Segmented, Select } from 'antd'
import { useCallback, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { finder, mapKinds, type Cluster, type MapGrade, type MapKind, type Spot } from '@srm/api/finder'
import { useRead } from '@/lib/api/query.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import type { Point } from '@/ui/fields/location/coordinates.ts'
import { pointOf } from '@/ui/fields/location/geocoder.ts'
import { useMapSettings } from '@/ui/fields/location/map-settings.ts'
import { Page } from '@/ui/page.tsx'
import { Row } from '@/ui/layout.tsx'
import { useFinderText } from '../finder.texts.ts'
import { MapCanvas, type Box, type Circle, type Markers } from './canvas.tsx'
import { gradeColours, clusterMarker, spotMarker } from './marks.ts'
import styles from './map.module.css'
import { CircleHalls, MapList } from './side.tsx'

const grades: readonly MapGrade[] = ['S', 'A', 'B', 'C', 'D', 'none']
const firstKm = 5

const useCityName = (): ((region: string | null) => string) => {
  const { data } = useQuery({
    queryKey: ['regions'],
    queryFn: async () => (await import('@/ui/fields/region/region.ts')).regionName,
    staleTime: Infinity,
  })
  return useCallback((region) => (region && data ? (data(region).split(' ').at(-1) ?? '') : ''), [data])
}

/** What is looked at is in the address: the kind, the grade, the circle and for how many. */
const useShown = () => {
  const [params, setParams] = useSearchParams()
  const number = (key: string): number | undefined => (params.get(key) ? Number(params.get(key)) : undefined)
  const set = (next: Readonly<Record<string, string | number | undefined>>): void => {
    const all = Object.entries({ ...Object.fromEntries(params), ...next })
    const kept = all.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]))
    setParams(new URLSearchParams(kept as [string, string][]), { replace: true })
  }
  const [lat, lng, km] = [number('lat'), number('lng'), number('km')]
  const [circle, setCircle] = useState<Circle>()
  const whole = lat !== undefined && lng !== undefined && km !== undefined
  // The same circle keeps its identity, so that it is not drawn anew whenever the page is.
  if (whole && (circle?.lat !== lat || circle.lng !== lng || circle.km !== km)) setCircle({ lat, lng, km })
  if (!whole && circle) setCircle(undefined)
  return {
    kind: mapKinds.find((one) => one === params.get('kind')) ?? 'supplier',
    grade: grades.find((one) => one === params.get('grade')),
    circle,
    people: number('people'),
    set,
  }
}

type View = ReturnType<typeof useShown>

const Legend = (): ReactNode => {
  const t = useFinderText()
  return (
    <ul className={styles.legend} aria-label={t('map.legend')}>
      {grades.map((grade) => (
        <li key={grade}>
          <i style={{ background: gradeColours[grade] }} aria-hidden />
          {grade === 'none' ? t('map.ungraded') : grade}
        </li>
      ))}
    </ul>
  )
}

/** Only where the map can be asked. */
const Address = ({ go }: { readonly go: (point: Point) => void }): ReactNode => {
  const t = useFinderText()
  const { key } = useMapSettings()
  const seek = async (address: string): Promise<void> => {
    const found = key && address.trim() ? await pointOf(key, address.trim()) : undefined
    if (found) go(found)
  }
  return (
    key && (
      <Input.Search
        className={styles.address ?? ''}
        aria-label={t('map.address')}
        placeholder={t('map.address')}
        onSearch={(typed) => void seek(typed)}
      />
    )
  )
}

const Tools = ({
  shown,
  drawing,
  draw,
  here,
  go,
}: {
  readonly shown: View
  readonly drawing: boolean
  readonly draw: (on: boolean) => void
  readonly here: () => void
  readonly go: (point: Point) => void
}): ReactNode => {
  const t = useFinderText()
  return (
    <Row wrap className={styles.tools}>
      <Segmented<MapKind>
        aria-label={t('map.kind')}
        value={shown.kind}
        options={mapKinds.map((value) => ({ value, label: t(`map.kind.${value}`) }))}
        onChange={(kind) => shown.set({ kind: kind === 'supplier' ? undefined : kind })}
      />
      <Select<MapGrade>
        allowClear
        aria-label={t('map.grade')}
        placeholder={t('map.grade')}
        className={styles.grade ?? ''}
        value={shown.grade ?? null}
        options={grades.map((value) => ({
          value,
          label: value === 'none' ? t('map.ungraded') : t('grade', { grade: value }),
        }))}
        onChange={(grade: MapGrade | undefined) => shown.set({ grade })}
      />
      <Button
        icon={<EditOutlined aria-hidden />}
        type={drawing ? 'primary' : 'default'}
        aria-pressed={drawing}
        onClick={() => draw(!drawing)}
      >
        {drawing ? t('map.drawing') : t('map.draw')}
      </Button>
      <Button icon={<AimOutlined aria-hidden />} onClick={here}>
        {t('map.here')}
      </Button>
      <Address go={go} />
      <Legend />
    </Row>
  )
}

const nothing: { clusters: Cluster[]; spots: Spot[] } = { clusters: [], spots: [] }

const useMarkers = (kind: MapKind, found: typeof nothing, zoomTo: (cluster: Cluster) => void): Markers => {
  const t = useFinderText()
  const cityName = useCityName()
  const navigate = useNavigate()
  const { clusters, spots } = found
  return useCallback(
    (place) => [
      ...clusters.map((cluster) => {
        const city = cityName(cluster.region)
        const name = t('map.cluster', {
          city: cluster.cities > 1 ? t('map.cities', { city, count: cluster.cities }) : city,
          count: cluster.count,
        })
        return clusterMarker(
          place(cluster),
          cluster,
          cluster.cities > 1 ? t('map.cities', { city, count: cluster.cities }) : city,
          { name, open: () => zoomTo(cluster) },
        )
      }),
      ...spots.map((spot) =>
        spotMarker(place(spot), spot, { name: spot.name, open: () => void navigate(recordPath(kind, spot.id) ?? '') }),
      ),
    ],
    [clusters, spots, kind, t, cityName, navigate, zoomTo],
  )
}

/** Stands for the part of the map that is shown until it is known; nothing is read for it. */
const nowhere: Box = { south: 0, north: 0, west: 0, east: 0, zoom: 0 }

/** What lies in the part of the map that is shown. */
const useWithin = (box: Box | undefined, { kind, grade }: ReturnType<typeof useShown>) =>
  useRead(
    finder.map.within,
    { query: { kind, ...(box ?? nowhere), ...(grade && { grade }) } },
    { enabled: box !== undefined, keepPrevious: true },
  )

const MapPage = (): ReactNode => {
  const t = useFinderText()
  const shown = useShown()
  const [box, setBox] = useState<Box>()
  const [drawing, setDrawing] = useState(false)
  const [goal, setGoal] = useState<Point & { zoom: number }>()
  const { kind, circle, people, set } = shown
  const found = useWithin(box, shown)
  const data = found.data ?? nothing
  const zoomTo = useCallback(
    ({ lat, lng }: Cluster) => setGoal({ lat, lng, zoom: Math.min(16, (box?.zoom ?? 4) + 2) }),
    [box?.zoom],
  )
  const markers = useMarkers(kind, data, zoomTo)
  const encircle = ({ lat, lng, km }: Circle): void => {
    setDrawing(false)
    set({ lat, lng, km })
  }
  const here = (): void => {
    if (box) encircle({ lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2, km: circle?.km ?? firstKm })
  }
  return (
    <Page title={t('map.title')} note={t('map.note')}>
      <Tools
        shown={shown}
        drawing={drawing}
        draw={setDrawing}
        here={here}
        go={(point) => setGoal({ ...point, zoom: 13 })}
      />
      <div className={styles.both}>
        <MapCanvas
          label={t('map.label')}
          markers={markers}
          circle={circle}
          drawing={drawing}
          moved={setBox}
          drawn={encircle}
          goal={goal}
        />
        <aside className={styles.side} aria-label={t('map.side')}>
          {circle ? (
            <CircleHalls
              circle={circle}
              people={people}
              change={set}
              clear={() => set({ lat: undefined, lng: undefined, km: undefined, people: undefined })}
            />
          ) : (
            <>
              <output className={styles.sum}>{t('map.total', { count: found.data?.total ?? 0 })}</output>
              <MapList kind={kind} clusters={data.clusters} spots={data.spots} zoomTo={zoomTo} />
            </>
          )}
        </aside>
      </div>
    </Page>
  )
}

export default MapPage
