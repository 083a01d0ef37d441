import { ScorecardTemplate, SupplierRating } from '@srm/api/scorecard'
import { defineModule } from '#kernel/module.ts'
import { registerSupplierSource } from '#modules/supplier/index.ts'
import { compliance } from './scorecard.compliance.views.ts'
import { makePeriods } from './scorecard.period.service.ts'
import { routes } from './scorecard.routes.ts'
import { seedTemplate } from './scorecard.seed.service.ts'
import { createRating, createTemplate, updateRating, updateTemplate } from './scorecard.service.ts'
import { registerScorecardSource } from './scorecard.source.rules.ts'
import { ratingLines, templateLines } from './scorecard.store.ts'

const recentSql = `select score from scorecard_period
  where tenant_id = $1 and supplier_id = $2 order by ends_on desc, starts_on desc limit 2`
const usedSql = `select exists (select 1 from supplier_rating where tenant_id = $1 and supplier_id = $2)
  or exists (select 1 from scorecard_period where tenant_id = $1 and supplier_id = $2) as used`

registerScorecardSource('compliance', compliance)
registerSupplierSource({
  scores: async (ctx, id) => {
    const { rows } = await ctx.db.run<{ score: string | null }>(recentSql, [ctx.tenantId, id])
    return rows.flatMap(({ score }) => score ?? [])
  },
  isUsed: async (ctx, id) => (await ctx.db.run<{ used: boolean }>(usedSql, [ctx.tenantId, id])).rows[0]?.used ?? false,
})

export const scorecardModule = defineModule({
  name: 'scorecard',
  routes,
  seed: seedTemplate,
  jobs: { 'scorecard.periods': async (run) => void (await run.transaction(makePeriods)) },
  subjects: [
    {
      record: ScorecardTemplate,
      permission: 'scorecardTemplate:show',
      code: { type: 62, prefix: 'PFMB', digits: 3 },
      lines: templateLines,
      create: createTemplate,
      update: updateTemplate,
    },
    {
      record: SupplierRating,
      permission: 'supplierRating:show',
      code: { type: 63, prefix: 'PJ', period: 'year' },
      lines: ratingLines,
      create: createRating,
      update: updateRating,
    },
  ],
  menu: [
    {
      under: 'Supplier',
      path: '/supplier/rating',
      name: 'SupplierRating',
      title: '供应商评价',
      icon: 'star',
      sort: 900,
      permission: 'supplierRating:list',
    },
    {
      under: 'Supplier',
      path: '/supplier/scorecard',
      name: 'ScorecardTemplate',
      title: '评分模板',
      icon: 'trophy',
      sort: 910,
      permission: 'scorecardTemplate:list',
    },
  ],
})

export { makePeriods } from './scorecard.period.service.ts'
export { spanBefore } from './scorecard.rules.ts'
export { registerScorecardSource } from './scorecard.source.rules.ts'
