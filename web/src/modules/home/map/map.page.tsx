import { Checkbox } from 'antd'
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { home, type HomeMap, type MapLayer } from '@srm/api/home'
import { useQuery } from '@tanstack/react-query'
import { useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { CountryMap, type Markers } from '@/modules/finder/index.ts'
import { Stack } from '@/ui/layout.tsx'
import { Page } from '@/ui/page.tsx'
import { Await, Skeleton, State } from '@/ui/states.tsx'
import { MapSide } from './map.side.tsx'
import { useMapText } from '../home.texts.ts'
import styles from './map.module.css'

/** What draws marks comes with the map, and so do the names of all cities. */
const useDrawing = () =>
  useQuery({
    queryKey: ['home', 'map', 'drawing'],
    queryFn: async () => {
      const [{ markOf }, { regionName }] = await Promise.all([
        import('./map.marks.ts'),
        import('@/ui/fields/region/region.ts'),
      ])
      return { markOf, cityOf: (region: string | null) => (region ? (regionName(region).split(' ').at(-1) ?? '') : '') }
    },
    staleTime: Infinity,
  }).data

const useMarkers = (points: HomeMap['points'], layers: readonly MapLayer[]): Markers => {
  const navigate = useNavigate()
  const drawing = useDrawing()
  return useCallback(
    (place) =>
      points.flatMap((point) => {
        const { lat, lng } = point
        if (!drawing || lat === null || lng === null) return []
        const color = layers.find(({ key }) => key === point.layer)?.color ?? 'grey'
        const name = point.title ?? drawing.cityOf(point.region)
        return [drawing.markOf(place({ lat, lng }), point, { name, color, open: () => void navigate(point.path) })]
      }),
    [points, layers, drawing, navigate],
  )
}

const nothing = (): void => undefined

const Body = ({ found: { layers, points } }: { readonly found: HomeMap }): ReactNode => {
  const t = useMapText()
  const say = useLabel()
  const [chosen, setChosen] = useState<readonly string[]>(() => layers.map(({ key }) => key))
  const shown = useMemo(() => points.filter(({ layer }) => chosen.includes(layer)), [points, chosen])
  const markers = useMarkers(shown, layers)
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
