import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

/** For people without an account, apart from the staff's pages: a phone on a slow line loads nothing else. */
export const externalPages = definePages({
  decide: { path: '/supplier/approval', title: label('待您确认', 'Your answer, please') },
})
