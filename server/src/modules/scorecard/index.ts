import { scorecardPages } from '@srm/api/scorecard/pages'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { defineModule } from '#kernel/module.ts'
import { supplierSources } from '#modules/supplier/index.ts'
import { compliance } from './scorecard.compliance.views.ts'
import { grants } from './scorecard.defaults.ts'
import { jobs } from './scorecard.jobs.ts'
import { routes } from './scorecard.routes.ts'
import { seedTemplate } from './scorecard.seed.service.ts'
import { ratings, templates } from './scorecard.service.ts'
import { scorecardMeasures } from './scorecard.measure.store.ts'
import { scoresOf } from './scorecard.views.ts'

const recentSql = `select score from scorecard_period
  where tenant_id = $1 and supplier_id = $2 order by ends_on desc, starts_on desc limit 2`
const ratedSql = `exists (select 1 from supplier_rating where tenant_id = $1 and supplier_id = $2)
  or exists (select 1 from scorecard_period where tenant_id = $1 and supplier_id = $2)`

const source = supplierSources.contribute({
  scores: async (ctx, id) => {
    const { rows } = await ctx.db.run<{ score: string | null }>(recentSql, [ctx.tenantId, id])
    return rows.flatMap(({ score }) => score ?? [])
  },
})

export const scorecardModule = defineModule({
  name: 'scorecard',
  grants,
  routes: [...routes, ...templates.routes, ...ratings.routes],
  seed: seedTemplate,
  contributes: [source, scorecardMeasures.contribute({ measure: 'compliance', source: compliance })],
  guards: [{ subject: 'supplier', label: label('供应商评价', 'ratings'), holds: ratedSql }],
  links: [
    {
      kind: 'supplier.supplierRating',
      label: label('评价', 'Rating of'),
      from: 'supplier',
      to: 'supplierRating',
      field: { of: 'to', key: 'supplier' },
    },
  ],
  jobs,
  subjects: [templates.subject, ratings.subject],
  pages: scorecardPages,
})

export { makePeriods } from './scorecard.period.service.ts'
export { spanBefore } from './scorecard.rules.ts'
export { scorecardMeasures, type ScorecardSource } from './scorecard.measure.store.ts'

/** How whoever worked with a supplier says what it was like: by the criteria people rate. */
export const supplierRatings = {
  create: ratings.service.create,
  criteria: async (ctx: Ctx, supplierId: string): Promise<readonly string[]> => (await scoresOf(ctx, supplierId)).rated,
}
