import type { ListingName } from '@srm/api/approval'

/** What a row tells the server, and no longer the screen, so that it knows which quick steps to offer. */
export type Hints = {
  readonly kind: string | null
  readonly suspended: boolean
  readonly status: string
  readonly reading?: string
  readonly result?: string
  readonly step: {
    readonly type?: string
    readonly off?: readonly string[]
    readonly signature?: boolean
    readonly passwordAbove?: string
    readonly opinion?: readonly string[]
    readonly fields?: Readonly<Record<string, string>>
  } | null
  readonly settings: { readonly withdraw?: string; readonly takeBack?: boolean; readonly batch?: boolean } | null
}

/** What has to be looked at before it is decided is not decided from a list. */
const asksMore = ({ step }: Hints): boolean =>
  step?.signature === true ||
  step?.passwordAbove !== undefined ||
  (step?.opinion ?? []).includes('approve') ||
  Object.values(step?.fields ?? {}).includes('required')

const onTask = (row: Hints): string[] => {
  if (row.kind === 'fix' || row.suspended || row.status !== 'running') return []
  const off = new Set(row.step?.off)
  const may = (action: string): string[] => (off.has(action) ? [] : [action])
  return [
    ...(asksMore(row) ? [] : may('approve')),
    ...(row.step?.type === 'handle' ? [] : may('reject')),
    ...may('transfer'),
    ...(row.settings?.batch && !asksMore(row) ? ['batch'] : []),
  ]
}

const onMine = ({ status, suspended, settings }: Hints): string[] => {
  const withdraws = settings?.withdraw !== 'never'
  if (status === 'returned') return ['resubmit', ...(withdraws ? ['withdraw'] : [])]
  return status === 'running' && !suspended ? ['urge', ...(withdraws ? ['withdraw'] : [])] : []
}

/** What a list offers to do with a row; the interpreter has the last word. */
export const rowActions: Readonly<Record<ListingName, (row: Hints) => string[]>> = {
  todo: onTask,
  done: ({ status, suspended, result, settings }) =>
    status === 'running' && !suspended && result === 'approved' && settings?.takeBack ? ['takeBack'] : [],
  mine: (row) => [...onMine(row), 'print'],
  cc: ({ reading, kind }) => [...(reading === 'unread' ? ['read'] : []), ...(kind === 'confirm' ? ['confirm'] : [])],
  handed: () => [],
  follow: () => ['unfollow'],
  decided: () => [],
  draft: () => ['submit'],
  all: ({ status, suspended }) => [
    ...(status === 'running' && !suspended ? ['urge'] : []),
    ...(status === 'running' || status === 'returned' ? ['terminate'] : []),
    'print',
  ],
}
