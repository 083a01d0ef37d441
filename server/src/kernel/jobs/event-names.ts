/**
 * News one module tells the others. Handlers run in the same transaction and may refuse by throwing. A module adds what
 * it tells with `declare module '#kernel/jobs/event-names.ts'`; the kernel tells nothing itself.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to by modules
export interface Events {}
export type EventName = keyof Events
export type Emit = <N extends EventName>(name: N, news: Events[N]) => Promise<void>
