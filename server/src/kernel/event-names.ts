/** News one module tells the others. Handlers run in the same transaction and may refuse by throwing. */
export type Events = {
  'department.merged': { from: string; into: string }
  'dictionary.merged': { type: string; from: string; to: string }
  /** A supplier stands elsewhere with us; who invites, orders from or pays it may have to let go. */
  'supplier.moved': { id: string; from: string; to: string }
  'record.commented': {
    subject: string
    id: string
    /** How the record is named, with its kind. */
    title: string
    excerpt: string
    mentions: readonly string[]
    followers: readonly string[]
    /** Whose comment it answers. */
    answered: string | null
  }
}
export type EventName = keyof Events
export type Emit = <N extends EventName>(name: N, news: Events[N]) => Promise<void>
