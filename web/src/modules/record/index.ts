import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'
import { JobButton } from './job.button.tsx'

export const record = defineModule({
  name: 'record',
  find: async (keyword, signal) => (await import('./record.find.ts')).findRecords(keyword, signal),
  slots: {
    timeline: lazy(async () => ({ default: (await import('./record.timeline.tsx')).Timeline })),
    views: lazy(async () => ({ default: (await import('./view.tabs.tsx')).ViewTabs })),
    jobs: JobButton,
    follow: lazy(async () => ({ default: (await import('./record.follow.tsx')).Follow })),
  },
})
