import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'

export const identity = defineModule({
  name: 'identity',
  slots: {
    person: lazy(async () => ({ default: (await import('./person.picker.tsx')).PersonPicker })),
    department: lazy(async () => ({ default: (await import('./department.picker.tsx')).DepartmentPicker })),
  },
})
