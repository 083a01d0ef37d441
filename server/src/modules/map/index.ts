import { defineModule } from '#kernel/module.ts'
import { routes } from './map.routes.ts'

export const mapModule = defineModule({ name: 'map', routes })
export { namesByCode, regionCodes, regionNames } from './map.regions.service.ts'
