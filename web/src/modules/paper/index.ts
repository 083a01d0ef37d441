import { lazy } from 'react'
import { defineModule } from '@/ui/module.ts'
import { placeResults } from '@/modules/transfer/index.ts'

placeResults('paper')

export const paper = defineModule({
  name: 'paper',
  slots: { paper: lazy(async () => ({ default: (await import('./paper.menu.tsx')).PaperMenu })) },
})

/** Templates of Word for every kind of record, for the page of print templates. */
export const WordTemplates = lazy(async () => ({ default: (await import('./template.panel.tsx')).WordTemplates }))
