import type { ReactNode } from 'react'
import { askByLink, enterByLink } from '@/lib/external.ts'
import { CodeEntry } from './code-entry.tsx'

type Props = {
  readonly ticket: string
  readonly enter: (token: string) => void
  /** The link opens nothing any more. */
  readonly gone: () => void
}

/** The way in for whoever came by a link: a code to the number it was sent to. */
export const LinkEntry = ({ ticket, enter, gone }: Props): ReactNode => (
  <CodeEntry
    ask={() => askByLink(ticket)}
    enter={async (code) => enter(await enterByLink(ticket, code))}
    isGone={({ key }) => key === 'external.gone'}
    gone={gone}
  />
)
