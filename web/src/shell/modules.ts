import * as entries from '@/modules.ts'
import { inOrder } from '@/ui/module.ts'
import { fillSlots } from '@/ui/slots.ts'
import { PaletteOpener } from './palette/opener.tsx'

export const modules = inOrder(Object.values(entries))

for (const { slots } of modules) fillSlots(slots)

/** The shell's own part of the header, found like any other. */
fillSlots({ search: PaletteOpener })
