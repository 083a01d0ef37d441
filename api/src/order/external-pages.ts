import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

/** For suppliers who came by a link: a phone loads this page and nothing else. */
export const externalPages = definePages({
  order: { path: '/supplier/order', title: label('供应商确认订单', 'A supplier confirms an order') },
})
