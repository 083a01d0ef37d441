import type { Label } from '@srm/api/shared/label'
import type { Tab } from '@/lib/tabs/tab-list.ts'
import type { MenuModel } from '../menu/menu-model.ts'
import { titleAt } from '../pages.tsx'

/** What the page calls itself, what its address calls it, or what its kind is called. */
export const nameOf = ({ title, place }: Tab, menu: MenuModel, say: (label: Label) => string): string =>
  title ?? new URLSearchParams(place.search).get('title') ?? say(titleAt(place, menu))
