import { map as endpoints } from '@srm/api/map'
import { call } from '@/lib/api.ts'
import { provideMap } from '@/ui/fields/location/map-settings.ts'
import { defineModule } from '@/ui/module.ts'

provideMap(() => call(endpoints.settings, {}, { silent: true }))

export const map = defineModule({ name: 'map' })
