import { map } from '@srm/api/map'
import { implement } from '#kernel/module.ts'
import { namesByCode } from './map.regions.service.ts'
import { mapSettingsOf } from './map.rules.ts'

export const routes = implement(map, {
  settings: (ctx) => mapSettingsOf(ctx.config),
  regions: (ctx, { query }) => namesByCode(query.codes.split(','), ctx.language),
})
