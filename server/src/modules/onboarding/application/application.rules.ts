/** How it came in and what became of it. */
type State = { readonly stage: string; readonly status: string; readonly source: string }
type Licences = { readonly licences?: readonly { readonly files: readonly string[] }[] | undefined }

const undecided: readonly string[] = ['submitted', 'reviewing', 'returned']

/** Nobody has said yes or no to it. */
export const isUndecided = (stage: string): boolean => undecided.includes(stage)

/** A flow decides it, or waits for it to be mended. */
export const isInFlow = (status: string): boolean => status === 'pending' || status === 'returned'

/** Staff may set right what they entered or were told by telephone, as long as nobody decides on it. */
export const mayChange = ({ stage, status }: Pick<State, 'stage' | 'status'>): boolean =>
  isUndecided(stage) && !isInFlow(status)

/** What somebody outside sent in is kept; so is what anybody looked at. */
export const mayDelete = ({ stage, source, status }: State): boolean =>
  source === 'staff' && stage === 'submitted' && status === 'draft'

export const allowed = (row: State): string[] => [
  ...(mayChange(row) ? ['update'] : []),
  ...(mayDelete(row) ? ['delete'] : []),
  ...(isUndecided(row.stage) ? ['review'] : []),
]

export const filesOf = ({ licences = [] }: Licences): string[] => licences.flatMap(({ files }) => files)
