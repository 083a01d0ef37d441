import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'

export const identity = defineModule({
  name: 'identity',
  slots: {
    person: lazy(async () => ({ default: (await import('./person.picker.tsx')).PersonPicker })),
    persons: lazy(async () => ({ default: (await import('./person.picker.tsx')).PersonsPicker })),
    mentions: lazy(async () => ({ default: (await import('./person.mentions.tsx')).PersonMentions })),
    personName: lazy(async () => ({ default: (await import('./person.name.tsx')).PersonName })),
    department: lazy(async () => ({ default: (await import('./department.picker.tsx')).DepartmentPicker })),
    departments: lazy(async () => ({ default: (await import('./department.picker.tsx')).DepartmentsPicker })),
  },
})
