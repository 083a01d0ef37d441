import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Flow } from '../tree/node.ts'

/** A promise that does not hold: which one, and where. */
export type Broken = { readonly promise: string; readonly where: string }
export type Looked = { readonly flow: Flow; readonly state: State; readonly events: readonly Event[] }
export type Promised = { readonly promise: string; readonly find: (looked: Looked) => readonly string[] }
