import { finder } from '@srm/api/finder'
import { implement } from '#kernel/module.ts'
import { withinMap } from './map/map.views.ts'
import { rankingOf } from './statistics/ranking.views.ts'
import { exportFound } from './search/export.service.ts'
import { findPlaces } from './search/search.views.ts'
import { statisticsOf } from './statistics/statistics.views.ts'

export const routes = implement(
  { search: finder.search, export: finder.export, map: finder.map, statistics: finder.statistics },
  {
    search: (ctx, { query }) => findPlaces(ctx, query),
    export: (ctx, { body }) => exportFound(ctx, body),
    map: { within: (ctx, { query }) => withinMap(ctx, query) },
    statistics: {
      show: (ctx, { query }) => statisticsOf(ctx, query),
      ranking: (ctx, { query }) => rankingOf(ctx, query),
    },
  },
)
