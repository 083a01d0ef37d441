import { Award } from '@srm/api/award'
import { awardPages } from '@srm/api/award/pages'
import { awardScene, loseScene } from '@srm/api/award/sms-scenes'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { quotePoints } from '#modules/inquiry/index.ts'
import { awardPoints } from '#modules/quote/index.ts'
import { grants, permissions } from './award.defaults.ts'
import { jobs } from './award.jobs.ts'
import { evidenceRoutes, parityRoutes, statisticsRoutes } from './award.routes.ts'
import { adjustmentsOf, awardRecords, awards, finishAwardLines } from './document/award.service.ts'
import { awardDocument } from './document/approval.service.ts'
import { priceCheapest } from './document/cheapest.service.ts'
import { readPriceHistory } from './parity/history.views.ts'
import { countScores } from './parity/technical.views.ts'
import { isEvaluator } from './parity/change.service.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    /** Suppliers have won: what follows may order from them at these prices. */
    'award.approved': { id: string; purchaseId: string }
    /** Taken back before anything was ordered: what was prepared from it is not wanted any more. */
    'award.voided': { id: string; purchaseId: string }
  }
}

export const awardModule = defineModule({
  name: 'award',
  grants,
  permissions,
  jobs,
  routes: [...evidenceRoutes, ...parityRoutes, ...statisticsRoutes, ...awards.routes],
  subjects: [awards.subject],
  documents: [awardDocument],
  numberTypes: { comparison: { type: 84, prefix: 'BJ', period: 'year', label: label('比价', 'Price comparison') } },
  smsScenes: [awardScene, loseScene],
  links: [
    {
      kind: 'purchase.award',
      label: label('定标单', 'Award of'),
      from: 'purchase',
      to: 'award',
      field: { of: 'to', key: 'purchase' },
    },
  ],
  guards: [
    {
      subject: 'purchase',
      label: label('定标单', 'awards'),
      holds: 'exists (select 1 from award where tenant_id = $1 and purchase_id = $2)',
    },
    {
      subject: 'supplier',
      label: label('定标', 'awards'),
      holds: 'exists (select 1 from award_line where tenant_id = $1 and supplier_id = $2)',
    },
  ],
  holdings: [ownedRecords(Award, awardRecords)],
  pages: awardPages,
  contributes: [
    quotePoints.priceHistories.contribute(readPriceHistory),
    awardPoints.evaluators.contribute(isEvaluator),
    awardPoints.technicalScores.contribute(countScores),
  ],
})

/** Awards that come about without a person at a screen. */
export const madeAwards = { create: awards.service.create, priceCheapest, finishLines: finishAwardLines }

/** What orders made from awards have to know beside their lines. */
export const awardTerms = { adjustments: adjustmentsOf }
