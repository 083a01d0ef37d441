type Values = Readonly<Record<string, unknown>>
type Licence = { readonly files: readonly string[] }

const undecided: readonly string[] = ['submitted', 'reviewing', 'returned']

/** Nobody has said yes or no to it. */
export const isUndecided = (stage: string): boolean => undecided.includes(stage)

/** A flow decides it, or waits for it to be mended. */
export const isInFlow = (status: string): boolean => status === 'pending' || status === 'returned'

/** Staff may set right what they entered or were told by telephone, as long as nobody decides on it. */
export const mayChange = ({ stage, status }: Values): boolean => isUndecided(String(stage)) && !isInFlow(String(status))

/** What somebody outside sent in is kept; so is what anybody looked at. */
export const mayDelete = ({ stage, source, status }: Values): boolean =>
  source === 'staff' && stage === 'submitted' && status === 'draft'

export const allowed = (row: Values): string[] => [
  ...(mayChange(row) ? ['update'] : []),
  ...(mayDelete(row) ? ['delete'] : []),
  ...(isUndecided(String(row['stage'])) ? ['review'] : []),
]

export const filesOf = ({ licences }: Values): string[] =>
  ((licences ?? []) as readonly Licence[]).flatMap(({ files }) => files)
