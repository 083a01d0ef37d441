import type { MapSettings } from '@srm/api/map'
import type { Config } from '#kernel/config.ts'

type Input = Pick<Config, 'MAP_KEY' | 'MAP_TILES' | 'MAP_ATTRIBUTION' | 'MAP_SYSTEM'>

export const mapSettingsOf = ({ MAP_KEY, MAP_TILES, MAP_ATTRIBUTION, MAP_SYSTEM }: Input): MapSettings => ({
  ...(MAP_KEY && { key: MAP_KEY }),
  ...(MAP_TILES && { tiles: { url: MAP_TILES, attribution: MAP_ATTRIBUTION, system: MAP_SYSTEM } }),
})
