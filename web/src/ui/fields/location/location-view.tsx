import type { ReactNode } from 'react'
import type { Point } from './coordinates.ts'
import styles from './location.module.css'
import { LocationMap } from './map.tsx'

type Props = { readonly place: Point & { readonly address: string } }

/** The address, its point, and the map to see it on. */
export const LocationView = ({ place }: Props): ReactNode => (
  <div className={styles.view}>
    <span>{place.address}</span>
    <span className={styles.hint}>
      {place.lat.toFixed(6)}, {place.lng.toFixed(6)}
    </span>
    <LocationMap point={place} label={place.address} />
  </div>
)
