import type { RecordShape } from '../record-shape.ts'

/** A saved view as a list needs it: `state` is an address without what is not kept. */
export type ListView = { readonly id: string; readonly state: string }

/** Chooses among saved views and keeps new ones. */
export type ViewsProps = {
  readonly subject: string
  /** What the list shows now, as a view would keep it. */
  readonly state: string
  /** The view the list was opened with. */
  readonly current: string
  readonly open: (view: ListView | undefined) => void
  /** A view was kept or changed: what is shown goes by its name from now on. */
  readonly named: (id: string) => void
  /** Told whenever the person's default view is known or changes. */
  readonly settleDefault: (view: ListView | undefined) => void
}

/** Rows are imported and exported, or only exported. A list of no record of its own has no permission for it: all who see it may. */
export type Transfer = 'both' | 'export' | 'exportVisible' | 'none'

export type TransferProps = {
  readonly record: RecordShape
  /** What the list asks the server for; `filter` is the text the list endpoint takes. */
  readonly query: { readonly keyword: string; readonly sort: string; readonly filter: string }
  /** Columns as shown, in order. */
  readonly columns: readonly string[]
  /** Ids of chosen rows; none means all the list finds. */
  readonly selected: readonly string[]
  readonly total: number
  readonly capped: boolean
  readonly transfer: Transfer
  /** Offers nothing but the export of the chosen rows. */
  readonly isChosen?: boolean
}
