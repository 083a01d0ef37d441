import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'

export const document = defineModule({
  name: 'document',
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
