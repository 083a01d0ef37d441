import { runOfShowPages } from '@srm/api/run-of-show/pages'
import { runOfShowTab } from '@srm/api/run-of-show/tab'
import { routes } from '@/lib/module/module.ts'
import { linksTab } from '@/modules/external/index.ts'
import { defineModule } from '@/ui/module.ts'

export const runOfShow = defineModule({
  name: 'run-of-show',
  help: async () => (await import('./run-of-show.help.ts')).help,
  pages: routes(runOfShowPages, {
    live: () => import('./live/live.page.tsx'),
    item: () => import('./item.page.tsx'),
  }),
  recordTabs: [
    { ...runOfShowTab, load: async () => (await import('./table/run.tab.tsx')).RunTab },
    linksTab('project'),
  ],
})
