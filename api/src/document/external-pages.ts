import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

/** For customers and suppliers who came by a link: a phone loads this page and nothing else. */
export const externalPages = definePages({
  show: { path: '/external/document', title: label('共享文档', 'Shared document') },
})
