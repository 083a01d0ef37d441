import { lazy } from 'react'
import { dictionaryPages } from '@srm/api/dictionary/pages'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const dictionary = defineModule({
  name: 'dictionary',
  help: async () => (await import('./dictionary.help.ts')).help,
  pages: routes(dictionaryPages, {
    options: () => import('./option.list.page.tsx'),
    numbers: () => import('./number-rule.page.tsx'),
  }),
  slots: {
    dict: lazy(async () => ({ default: (await import('./option.picker.tsx')).OptionPicker })),
    dicts: lazy(async () => ({ default: (await import('./option.picker.tsx')).OptionsPicker })),
    dictName: lazy(async () => ({ default: (await import('./option.name.tsx')).OptionName })),
  },
})

/** The tree of classes of whoever sorts records by it. */
export const ClassPage = lazy(async () => ({ default: (await import('./class-page.tsx')).ClassPage }))
