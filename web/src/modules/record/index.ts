import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'

export const record = defineModule({
  name: 'record',
  slots: { timeline: lazy(async () => ({ default: (await import('./record.timeline.tsx')).Timeline })) },
})
