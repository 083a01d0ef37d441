import { map as endpoints, maxRegionCodes } from '@srm/api/map'
import { call } from '@/lib/api/api.ts'
import { provideMap } from '@/ui/fields/location/map-settings.ts'
import { provideRegionNames } from '@/ui/fields/region/region-names.ts'
import { defineModule } from '@/ui/module.ts'

provideMap(() => call(endpoints.settings, {}, { silent: true }))

provideRegionNames(async (codes) => {
  const parts = Array.from({ length: Math.ceil(codes.length / maxRegionCodes) }, (_, index) =>
    codes.slice(index * maxRegionCodes, (index + 1) * maxRegionCodes),
  )
  const named = await Promise.all(
    parts.map((part) => call(endpoints.regions, { query: { codes: part.join() } }, { silent: true })),
  )
  return Object.assign({}, ...named) as Record<string, string>
})

export const map = defineModule({ name: 'map' })
