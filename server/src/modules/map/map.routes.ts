import { map } from '@srm/api/map'
import { implement } from '#kernel/module.ts'
import { mapSettingsOf } from './map.rules.ts'

export const routes = implement(map, { settings: (ctx) => mapSettingsOf(ctx.config) })
