import type { ReactNode } from 'react'
import { Muted, Stack } from '@/ui/layout.tsx'
import type { Point } from './coordinates.ts'
import styles from './location.module.css'
import { LocationMap } from './map.tsx'
import { useMapSettings } from './map-settings.ts'

type Props = { readonly address: string; readonly point: Point }

/** The address, its point, and the map to see it on where there is one. */
export const LocationView = ({ address, point }: Props): ReactNode => {
  const { key, tiles } = useMapSettings()
  if (!(key ?? tiles)) return <span>{address}</span>
  return (
    <Stack className={styles.view}>
      <span>{address}</span>
      <Muted size="xs">
        {point.lat.toFixed(6)}, {point.lng.toFixed(6)}
      </Muted>
      <LocationMap point={point} label={address} />
    </Stack>
  )
}
