import type { Label } from './label.ts'

/** A part of a record's page that has an entry of its own below the page's, so that one can say who opens it. */
export type RecordTab = {
  /** The kind of record whose page it stands on. */
  readonly subject: string
  /** Part of the page's address. */
  readonly key: string
  /** Of its entry in the menu. */
  readonly name: string
  readonly title: Label
  readonly permission: string
  /** Less comes first. */
  readonly order: number
  /** The kinds of records it shows. */
  readonly holds: readonly string[]
}
