import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'

export const file = defineModule({
  name: 'file',
  slots: {
    files: lazy(async () => ({ default: (await import('./file.uploader.tsx')).Uploader })),
    fileList: lazy(async () => ({ default: (await import('./file.list.tsx')).FileList })),
  },
})
