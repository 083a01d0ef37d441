import type { Label } from '@srm/api/shared/label'

/** Where records of a kind are added and kept, for whoever chooses among them. */
export type RecordLinks = {
  /** Where a missing one is added. */
  readonly add: string
  /** Where all of them are kept, when that is another page. */
  readonly all?: string
  /** What one of them is called within a sentence. */
  readonly noun: Label
}

const links = new Map<string, RecordLinks>()

/** Modules say where their records are added; a picker knows only the kind. */
export const placeLinks = (subject: string, of: RecordLinks): void => void links.set(subject, of)

export const linksOf = (subject: string): RecordLinks | undefined => links.get(subject)
