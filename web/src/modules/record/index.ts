import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'
import { JobButton } from './job/button.tsx'

export const record = defineModule({
  name: 'record',
  find: async (keyword, signal) => (await import('./record.find.ts')).findRecords(keyword, signal),
  slots: {
    timeline: lazy(async () => ({ default: (await import('./timeline/timeline.tsx')).Timeline })),
    views: lazy(async () => ({ default: (await import('./view/tabs.tsx')).ViewTabs })),
    jobs: JobButton,
    share: lazy(async () => ({ default: (await import('./share/button.tsx')).ShareButton })),
    links: lazy(async () => ({ default: (await import('./link/panel.tsx')).LinkPanel })),
    follow: lazy(async () => ({ default: (await import('./timeline/follow.tsx')).Follow })),
  },
})
