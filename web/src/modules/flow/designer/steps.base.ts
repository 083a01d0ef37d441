import type { NamingRules } from '@srm/flow/edit/fresh'
import type { Flow } from '@srm/flow/tree/node'
import { edit, type Store } from './designer.store.ts'
import type { useDesignerText } from '../flow.texts.ts'
import { itemsOf, walk } from './walk.ts'

export type Text = ReturnType<typeof useDesignerText>

export const newId = (): string => `n${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`

export const namingIn = (t: Text): NamingRules => ({ id: newId, name: (what, rank) => t(`fresh.${what}`, { rank }) })

export const present = (store: Store): Flow => store.getState().history.present

/** What stands before an item, to go to when it goes. */
export const before = (store: Store, key: string): string => walk(itemsOf(present(store)), key, 'ArrowUp')

export const actIn =
  (store: Store) =>
  (name: string, change: (flow: Flow) => Flow, going?: string): void =>
    edit(store, name, change, going)
