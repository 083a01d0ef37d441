import * as doors from '@/modules.ts'
import { inOrder } from '@/ui/module.ts'
import { fillSlots } from '@/ui/slots.ts'

export const modules = inOrder(Object.values(doors))

for (const { slots } of modules) fillSlots(slots)
