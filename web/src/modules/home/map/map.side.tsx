import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MapLayer, MapPoint } from '@srm/api/home'
import { formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { RegionName } from '@/ui/fields/region/region-name.tsx'
import { Muted } from '@/ui/layout.tsx'
import { useMapText } from '../home.texts.ts'
import styles from './map.module.css'

/** What a record is known of beside its name, or what a city stands for. */
const useFigure = (): ((point: MapPoint) => string) => {
  const t = useMapText()
  return ({ title, note, count, amount }) => {
    if (title !== null) return note ?? ''
    return amount === null ? t('count', { count }) : formatMoney(amount)
  }
}

const Name = ({ point: { title, region } }: { readonly point: MapPoint }): ReactNode => {
  const t = useMapText()
  if (title === null) return region ? <RegionName code={region} short /> : t('nowhere')
  return (
    <span>
      {title}
      <br />
      <Muted size="xs">{region ? <RegionName code={region} short /> : t('nowhere')}</Muted>
    </span>
  )
}

type Props = { readonly layers: readonly MapLayer[]; readonly points: readonly MapPoint[] }

/** The same as a list: for who does not see the map, and for what has no place on it. */
export const MapSide = ({ layers, points }: Props): ReactNode => {
  const t = useMapText()
  const say = useLabel()
  const figure = useFigure()
  return (
    <aside className={styles.side} aria-label={t('side')}>
      {layers.map(({ key, label, color }) => {
        const own = points.filter(({ layer }) => layer === key)
        return (
          own.length > 0 && (
            <section key={key}>
              <h2>
                <i aria-hidden style={{ background: `var(--srm-dot-${color})` }} />
                {say(label)}
              </h2>
              {own.map((point) => (
                <Link key={point.id} to={point.path}>
                  <Name point={point} />
                  <b>{figure(point)}</b>
                </Link>
              ))}
            </section>
          )
        )
      })}
    </aside>
  )
}
