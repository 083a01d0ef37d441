import { Checkbox } from 'antd'
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { home, type HomeMap, type MapLayer, type MapPoint } from '@srm/api/home'
import { useQuery } from '@tanstack/react-query'
import { useRead } from '@/lib/api/query.ts'
import { formatLargeMoney } from '@/lib/format.ts'
import { useLabel, useLanguage } from '@/lib/i18n.ts'
import { CountryMap, type Markers } from '@/modules/finder/index.ts'
import { Stack } from '@/ui/layout.tsx'
import { Page } from '@/ui/page.tsx'
import { Await, Skeleton, State } from '@/ui/states.tsx'
import type { MarkEntry } from './map.marks.ts'
import { MapSide } from './map.side.tsx'
import { useMapText } from '../home.texts.ts'
import styles from './map.module.css'

/** What draws marks comes with the map, and so do the names of all cities. */
const useDrawing = () =>
  useQuery({
    queryKey: ['home', 'map', 'drawing'],
    queryFn: async () => {
      const [{ markOf }, { arrangePlates }, { regionName }] = await Promise.all([
        import('./map.marks.ts'),
        import('./map.arrange.ts'),
        import('@/ui/fields/region/region.ts'),
      ])
      const cityOf = (region: string | null) =>
        region ? (regionName(region).split(' ').at(-1) ?? '').replace(/市$/u, '') : ''
      return { markOf, arrangePlates, cityOf }
    },
    staleTime: Infinity,
  }).data

type Drawing = ReturnType<typeof useDrawing>

/** A record stands for itself; all figures of a city stand together. */
const groupKeyOf = ({ layer, id, title, region }: MapPoint): string =>
  title === null ? (region ?? id) : `${layer} ${id}`

const useMarkers = (
  points: readonly MapPoint[],
  layers: readonly MapLayer[],
  drawing: NonNullable<Drawing> | undefined,
): Markers => {
  const navigate = useNavigate()
  const say = useLabel()
  const language = useLanguage()
  return useCallback(
    (place) => {
      if (!drawing) return []
      const { markOf, cityOf } = drawing
      const figureOf = ({ amount, count }: MapPoint): string =>
        amount === null ? String(count) : formatLargeMoney(amount, language)
      const entryOf = (point: MapPoint): MarkEntry => {
        const { layer, title, region, path } = point
        const kind = layers.find(({ key }) => key === layer)
        const figure = figureOf(point)
        return {
          text: title ?? figure,
          said: title ?? [cityOf(region), kind && say(kind.label), figure].filter(Boolean).join(' · '),
          color: kind?.color ?? 'grey',
          path,
        }
      }
      return [...Map.groupBy(points, groupKeyOf).values()].flatMap((group) => {
        const [first] = group
        const at = group.find(({ lat, lng }) => lat !== null && lng !== null)
        if (!first || !at || at.lat === null || at.lng === null) return []
        const name = first.title === null ? cityOf(first.region) : ''
        // Records are few and named; of cities the one that stands for more is written first.
        const weight = first.title === null ? group.reduce((sum, { count }) => sum + count, 0) : 1_000_000
        const mark = { name, weight, entries: group.map(entryOf) }
        return [markOf(place({ lat: at.lat, lng: at.lng }), mark, (path) => void navigate(path))]
      })
    },
    [points, layers, drawing, navigate, say, language],
  )
}

const nothing = (): void => undefined

const Body = ({ found: { layers, points } }: { readonly found: HomeMap }): ReactNode => {
  const t = useMapText()
  const say = useLabel()
  const [chosen, setChosen] = useState<readonly string[]>(() => layers.map(({ key }) => key))
  const shown = useMemo(() => points.filter(({ layer }) => chosen.includes(layer)), [points, chosen])
  const drawing = useDrawing()
  const markers = useMarkers(shown, layers, drawing)
  if (points.length === 0) return <State title={t('empty.title')} hint={t('empty.hint')} />
  return (
    <Stack gap={12}>
      <Checkbox.Group
        aria-label={t('layers')}
        value={[...chosen]}
        options={layers.map(({ key, label, color }) => ({
          value: key,
          label: (
            <span className={styles.layer}>
              <i aria-hidden style={{ background: `var(--srm-dot-${color})` }} />
              {say(label)}
            </span>
          ),
        }))}
        onChange={setChosen}
      />
      <div className={styles.both}>
        <Suspense fallback={<Skeleton rows={8} />}>
          <CountryMap
            label={t('map')}
            markers={markers}
            {...(drawing && { arrange: drawing.arrangePlates })}
            circle={undefined}
            drawing={false}
            moved={nothing}
            drawn={nothing}
            goal={undefined}
          />
        </Suspense>
        <MapSide layers={layers} points={shown} />
      </div>
    </Stack>
  )
}

/** Where projects take place, where there are venues, and where money is spent. */
const MapPage = (): ReactNode => {
  const t = useMapText()
  return (
    <Page title={t('title')} note={t('hint')}>
      <Await query={useRead(home.map, {})}>{(found) => <Body found={found} />}</Await>
    </Page>
  )
}

export default MapPage
