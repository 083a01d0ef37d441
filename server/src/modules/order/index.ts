import { OrderChange, PurchaseOrder } from '@srm/api/order'
import { orderPages } from '@srm/api/order/pages'
import * as scenes from '@srm/api/order/sms-scenes'
import { orderTab, supplierTab } from '@srm/api/order/tabs'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import type { LinkKind } from '#kernel/records/links.ts'
import { externalPurposes } from '#modules/external/index.ts'
import { projectPoints } from '#modules/project/index.ts'
import { changeDocument } from './change/approval.service.ts'
import { changes } from './change/change.service.ts'
import { changeRecords } from './change/change.store.ts'
import { orderDocument } from './document/approval.service.ts'
import { dropDrafts, orderFromAward } from './document/from-award.service.ts'
import { orderRecords } from './document/order.store.ts'
import { orderPurpose } from './external/link.service.ts'
import { dictionaries, grants } from './order.defaults.ts'
import { orderDuties, orderFigures } from './order.home.views.ts'
import { jobs } from './order.jobs.ts'
import { externalRoutes, orders } from './order.routes.ts'
import { orderPoints } from './points.store.ts'
import { orderGuard, orderMover, orderReasons } from './project.views.ts'
import { ratingGuard } from './rating.views.ts'
import { orderSentences } from './sentences.rules.ts'
import { orderMap } from './map.views.ts'
import { orderSource, notifySupplierMoved } from './supplier.service.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    /** Both sides have agreed to an order. */
    'order.confirmed': { id: string }
    /** Both sides have agreed to another version of it. */
    'order.changed': { id: string; versionNo: number }
    'order.canceled': { id: string }
    'order.closed': { id: string }
  }
}

const resources = [orders, changes]

const of = (from: string, key = from): LinkKind => ({
  kind: `${from}.${PurchaseOrder.name}`,
  label: label('采购订单', 'Order of'),
  from,
  to: PurchaseOrder.name,
  field: { of: 'to', key },
})

const usedIn = (subject: string, column: string) => ({
  subject,
  label: label('采购订单', 'orders'),
  holds: `exists (select 1 from purchase_order_line where tenant_id = $1 and ${column} = $2)`,
})

const addedIn = (subject: string, column: string) => ({
  subject,
  label: label('订单变更', 'changes of orders'),
  holds: `exists (select 1 from order_change_line where tenant_id = $1 and ${column} = $2)`,
})

export const orderModule = defineModule({
  name: 'order',
  grants,
  dictionaries,
  jobs,
  routes: [...externalRoutes, ...resources.flatMap(({ routes }) => routes)],
  subjects: resources.map(({ subject }) => subject),
  documents: [orderDocument, changeDocument],
  sentences: Object.values(orderSentences),
  smsScenes: Object.values(scenes),
  links: [
    of('project'),
    of('supplier'),
    of('purchase'),
    of('award'),
    { kind: 'demand.purchaseOrder', label: label('采购订单', 'Order of'), from: 'demand', to: PurchaseOrder.name },
    {
      kind: 'purchaseOrder.orderChange',
      label: label('订单变更', 'Change of'),
      from: PurchaseOrder.name,
      to: 'orderChange',
      field: { of: 'to', key: 'order' },
    },
    {
      kind: 'purchaseOrder.supplierRating',
      label: label('评价', 'Rating of'),
      from: PurchaseOrder.name,
      to: 'supplierRating',
      field: { of: 'to', key: 'order' },
    },
  ],
  guards: [
    {
      subject: 'supplier',
      label: label('采购订单', 'orders'),
      holds: 'exists (select 1 from purchase_order where tenant_id = $1 and supplier_id = $2)',
    },
    {
      subject: 'project',
      label: label('采购订单', 'orders'),
      holds: 'exists (select 1 from purchase_order where tenant_id = $1 and project_id = $2)',
    },
    usedIn('purchaseType', 'purchase_type_id'),
    usedIn('budgetItem', 'budget_item_id'),
    addedIn('purchaseType', 'purchase_type_id'),
    addedIn('budgetItem', 'budget_item_id'),
    usedIn('supplierPriceItem', 'price_item_id'),
    usedIn('hall', 'hall_id'),
    usedIn('room', 'room_id'),
  ],
  on: {
    'award.approved': (ctx, { id }) => orderFromAward(ctx, id),
    'award.voided': (ctx, { id, purchaseId }) => dropDrafts(ctx, id, purchaseId),
    'supplier.moved': (ctx, { id }) => notifySupplierMoved(ctx, id),
  },
  // What is over stays in the name of its buyer.
  holdings: [
    ownedRecords(PurchaseOrder, orderRecords, { isOpen: `stage not in ('closed', 'canceled')`, title: 'title' }),
    ownedRecords(OrderChange, changeRecords, { isOpen: `stage in ('draft', 'sent')`, title: 'title' }),
  ],
  map: orderMap,
  pages: orderPages,
  tabs: [orderTab, supplierTab],
  duties: orderDuties,
  figures: orderFigures,
  contributes: [
    externalPurposes.contribute(orderPurpose),
    orderSource,
    orderPoints.guards.contribute(ratingGuard),
    projectPoints.tabs.contribute({
      tab: orderTab,
      views: [supplierTab],
      roles: { manager: 'edit', buyer: 'edit', finance: 'read' },
    }),
    projectPoints.guards.contribute(orderGuard),
    projectPoints.movers.contribute(orderMover),
    ...orderReasons.map((reason) => projectPoints.reasons.contribute(reason)),
  ],
})

export { purchaseOrders } from './advance.service.ts'
export { orderPoints } from './points.store.ts'
export type { InvoiceToSend, SentInvoice } from '@srm/api/order'

/** Orders that come about without a person at a screen. */
export const madeOrders = { fromAward: orderFromAward }
