import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

/** For suppliers who came by a link: a phone loads this page and nothing else. */
export const externalPages = definePages({
  acceptance: { path: '/supplier/acceptance', title: label('验收签字', "A supplier's signature") },
})
