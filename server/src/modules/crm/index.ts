import { Customer, PooledCustomer } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { crmCalendar } from './calendar.service.ts'
import { addresses, contacts, titles } from './contact.service.ts'
import { forbiddenSuppliers } from './credit/forbidden-supplier.service.ts'
import { dictionaries, furtherPermissions, grants } from './crm.defaults.ts'
import { duties } from './crm.home.views.ts'
import { jobs } from './crm.jobs.ts'
import { routes } from './crm.routes.ts'
import { feedbacks, lowScoreSentence } from './feedback/feedback.service.ts'
import { customers, passCustomer } from './customer.service.ts'
import { followPlans, followUps, planHandover } from './follow-up.service.ts'
import { autoClosed } from './opportunity/auto-close.service.ts'
import { holdCustomer, opportunityBelonging, opportunityKeeper } from './opportunity/belonging.service.ts'
import { opportunities } from './opportunity/move.service.ts'
import { opportunityHandover } from './opportunity/opportunity.service.ts'
import { quotations } from './opportunity/quotation.service.ts'
import { addUsualStages, stages } from './opportunity/stage.service.ts'
import { reminders } from './overview/anniversary.service.ts'
import { customerActivities, customerEvents, customerFigures } from './overview/overview.store.ts'
import { activitySources, contactFigures, opportunityFigures, wonEvents } from './overview/sources.rules.ts'
import { heldEventFigures } from './overview/anniversary.views.ts'
import { customerBelongings, customerKeepers } from './pool/belonging.store.ts'
import { moveCustomers, writeOwners } from './pool/owner.service.ts'
import { ownedColumns } from './pool/owner.views.ts'
import { pooledRoutes, pools, seedDefaultPool } from './pool/pool.service.ts'
import { pooledList } from './pool/pool.views.ts'
import { sentences } from './pool/sentences.rules.ts'
import { customerMeasures } from './statistics/measure.store.ts'
import { ownMeasures } from './statistics/measures.rules.ts'

const selling = [stages, opportunities, quotations]
const resources = [
  customers,
  contacts,
  titles,
  addresses,
  followUps,
  followPlans,
  pools,
  ...selling,
  forbiddenSuppliers,
  feedbacks,
]

export const crmModule = defineModule({
  name: 'crm',
  grants,
  furtherPermissions,
  dictionaries,
  classifyKinds: ['customer'],
  permissions: {
    pooledCustomer: PooledCustomer.label,
    customerStatistics: label('客户统计与排行', 'Customer statistics'),
  },
  sentences: [autoClosed, lowScoreSentence, ...Object.values(sentences), ...Object.values(reminders)],
  jobs,
  lists: [pooledList],
  routes: [...routes, ...pooledRoutes, ...resources.flatMap((resource) => resource.routes)],
  subjects: resources.map(({ subject }) => subject),
  links: [
    {
      kind: 'customer.opportunity',
      label: label('商机', 'Opportunity of'),
      from: 'customer',
      to: 'opportunity',
      field: { of: 'to', key: 'customer' },
    },
  ],
  holdings: [ownedRecords(Customer, { patch: passCustomer }), planHandover, opportunityHandover],
  calendar: crmCalendar,
  pages: crmPages,
  duties,
  contributes: [
    customerBelongings.contribute(opportunityBelonging),
    customerKeepers.contribute(opportunityKeeper),
    customerEvents.contribute(wonEvents),
    ...[opportunityFigures, heldEventFigures, contactFigures].map(customerFigures.contribute),
    ...activitySources.map(customerActivities.contribute),
    ...ownMeasures.map((measure) => customerMeasures.contribute(measure)),
  ],
  seed: async (ctx) => {
    await addUsualStages(ctx)
    await seedDefaultPool(ctx)
  },
})

/** Changes of owner, for whoever moves many customers at once; `hold` keeps one from its pool while something is opened. */
export const customerOwners = { columns: ownedColumns, move: moveCustomers, write: writeOwners, hold: holdCustomer }
/** Where modules above add what they know of customers. */
export const customerPoints = {
  /** What moves with a customer, and what keeps it from the pools. */
  belongings: customerBelongings,
  keepers: customerKeepers,
  /** Numbers, history and events on the customer's page. */
  figures: customerFigures,
  activities: customerActivities,
  events: customerEvents,
  /** What customers are ranked by. */
  measures: customerMeasures,
}
export { markDealt } from './pool/pool.service.ts'
export { creditSources } from './credit/credit.store.ts'
export { assertCredit, checkCredit } from './credit/credit.service.ts'
export { assertSupplierAllowed } from './credit/forbidden-supplier.service.ts'
export { onWon, type WonAction } from './opportunity/won-action.store.ts'
