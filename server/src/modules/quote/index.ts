import { quotePages } from '@srm/api/quote/pages'
import { quoteTab } from '@srm/api/quote/tab'
import { reconfirmScene } from '@srm/api/quote/sms-scenes'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { externalPurposes } from '#modules/external/index.ts'
import { quotePoints } from '#modules/inquiry/index.ts'
import { scorecardMeasures } from '#modules/scorecard/index.ts'
import { confirmationSentences } from './confirmation/confirmation.service.ts'
import { prolongLinks, quoteLinks, quotePurpose } from './external/link.service.ts'
import { assertPricesOpen, technicalScores } from './opening/envelope.views.ts'
import { decryptQuotes } from './opening/decrypt.service.ts'
import { holdSentence } from './opening/hold.service.ts'
import { openingSentences, scheduleOpening } from './opening/open.service.ts'
import { priceMeasure } from './opening/price-measure.views.ts'
import { releaseDuty, releaseSentences } from './opening/release.service.ts'
import { writeQuotes } from './opening/write.service.ts'
import { grants, permissions } from './quote.defaults.ts'
import { jobs } from './quote.jobs.ts'
import { routes } from './quote.routes.ts'
import { rewrapKeys } from './seal/key.store.ts'
import { hashOf, sealFor, writeForm } from './seal/version.store.ts'
import { voidQuotes } from './submit.service.ts'
import { quoteEvaluators } from './surrogate/surrogate.service.ts'
import { undocumentedInvitations } from './surrogate/surrogate.views.ts'

export const quoteModule = defineModule({
  name: 'quote',
  grants,
  permissions,
  sentences: [
    holdSentence,
    ...Object.values(openingSentences),
    ...Object.values(confirmationSentences),
    ...Object.values(releaseSentences),
  ],
  duties: [releaseDuty],
  smsScenes: [reconfirmScene],
  routes,
  jobs,
  seed: rewrapKeys,
  pages: quotePages,
  tabs: [quoteTab],
  guards: [
    {
      subject: 'purchase',
      label: label('供应商报价', 'quotes of suppliers'),
      holds: 'exists (select 1 from quote_version where tenant_id = $1 and purchase_id = $2)',
    },
    {
      subject: 'supplier',
      label: label('报价', 'quotes'),
      holds: 'exists (select 1 from quote where tenant_id = $1 and supplier_id = $2)',
    },
  ],
  on: {
    'purchase.linesChanged': (ctx, { id, roundNo }) => voidQuotes(ctx, id, roundNo),
    'purchase.uninvited': (ctx, { id, invitation }) => voidQuotes(ctx, id, null, [invitation]),
    'purchase.extended': (ctx, { id, deadline }) => prolongLinks(ctx, id, deadline),
    'purchase.closed': (ctx, { id }) => scheduleOpening(ctx, { id }),
  },
  contributes: [
    externalPurposes.contribute(quotePurpose),
    scorecardMeasures.contribute({ measure: 'price', source: priceMeasure }),
    quotePoints.links.contribute(quoteLinks),
    quotePoints.undocumented.contribute(undocumentedInvitations),
    quotePoints.roundGuards.contribute(assertPricesOpen),
  ],
})

/** Sealing and opening as the demonstration needs them, which was quoted in the past. */
export const quoteSeals = { decryptQuotes, hashOf, sealFor, writeForm, writeQuotes }

/** For whoever orders: a quote that ran out since its award is confirmed first. */
export { setQuoteState } from './opening/state.service.ts'

/** What only the module that compares quotes knows. */
export const awardPoints = { evaluators: quoteEvaluators, technicalScores }
