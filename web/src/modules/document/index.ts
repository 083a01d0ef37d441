import { documentPages } from '@srm/api/document/pages'
import { documentTab } from '@srm/api/document/tab'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const document = defineModule({
  name: 'document',
  pages: routes(documentPages, { document: () => import('./document.page.tsx') }),
  recordTabs: [{ ...documentTab, load: async () => (await import('./document.tab.tsx')).DocumentTab }],
})
