import type { WebModule } from '@/lib/module.ts'
import type { SlotFillings } from './slots.ts'

type Module = WebModule & { readonly slots: SlotFillings }

/** What a module shows to the app: its pages, its menu entries and the slots it fills. */
export const defineModule = ({
  pages = [],
  menu = [],
  slots = {},
  name,
}: Partial<Module> & { name: string }): Module => ({
  name,
  pages,
  menu,
  slots,
})
