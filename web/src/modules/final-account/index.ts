import { finalAccountPages } from '@srm/api/final-account/pages'
import { finalAccountTab } from '@srm/api/final-account/tabs'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const finalAccount = defineModule({
  name: 'final-account',
  help: async () => (await import('./final-account.help.ts')).help,
  pages: routes(finalAccountPages, {
    account: {
      list: () => import('./account.list.page.tsx'),
      edit: () => import('./account.edit.page.tsx'),
      detail: () => import('./account.detail.page.tsx'),
    },
  }),
  recordTabs: [{ ...finalAccountTab, load: async () => (await import('./account.tab.tsx')).AccountTab }],
  documentAsides: [
    {
      subject: 'finalAccount',
      key: 'bridge',
      title: label('差异与利润', 'Differences and profit'),
      permission: 'finalAccount:show',
      load: async () => (await import('./evidence.aside.tsx')).EvidenceAside,
    },
  ],
})
