import { documentPages } from '@srm/api/document/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const document = defineModule({
  name: 'document',
  pages: routes(documentPages, { document: () => import('./document.page.tsx') }),
  recordTabs: [
    {
      subject: 'project',
      key: 'document',
      title: label('文档', 'Documents'),
      permission: 'projectDocument:list',
      order: 40,
      load: async () => (await import('./document.tab.tsx')).DocumentTab,
    },
  ],
})
