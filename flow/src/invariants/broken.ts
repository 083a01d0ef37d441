import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Flow } from '../tree/node.ts'

/** A promise that does not hold: which one, and where. */
export type Violation = { readonly promise: string; readonly where: string }
export type InvariantInput = { readonly flow: Flow; readonly state: State; readonly events: readonly Event[] }
export type InvariantRule = { readonly promise: string; readonly find: (looked: InvariantInput) => readonly string[] }
