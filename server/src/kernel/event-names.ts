/** News one module tells the others. Handlers run in the same transaction and may refuse by throwing. */
export type Events = {
  'dictionary.merged': { type: string; from: string; to: string }
}
export type EventName = keyof Events
export type Emit = <N extends EventName>(name: N, news: Events[N]) => Promise<void>
