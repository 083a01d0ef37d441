import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

/** For suppliers who came by a link: a phone loads this page and nothing else. */
export const externalPages = definePages({
  quote: { path: '/supplier/quote', title: label('供应商报价', "A supplier's quote") },
})
