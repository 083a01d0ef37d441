import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { keepToken, keptToken } from '@/lib/external.ts'
import { useExternalText } from '../ui.texts.ts'
import { LinkEntry } from './link-entry.tsx'
import { Outcome } from './outcome.tsx'
import type { LinkSession } from './use-link-page.ts'

type Props = {
  readonly children: (session: LinkSession) => ReactNode
  /** Shown when the link opens nothing any more, where that says more than that. */
  readonly gone?: ReactNode
}

const View = ({ ticket, children, gone }: Props & { readonly ticket: string }): ReactNode => {
  const t = useExternalText()
  const [token, setToken] = useState(() => keptToken(ticket))
  const [isGone, setIsGone] = useState(ticket.length < 10)
  const enter = (next: string): void => {
    keepToken({ ticket, token: next })
    setToken(next)
  }
  const shut = (isOver: boolean): void => {
    keepToken(null)
    setToken(null)
    if (isOver) setIsGone(true)
  }
  if (isGone) return gone ?? <Outcome isAlone title={t('gone')} hint={t('gone.hint')} />
  if (token) return children({ ticket, token, shut })
  return <LinkEntry ticket={ticket} enter={enter} gone={() => setIsGone(true)} />
}

/** A page for whoever came by a link: with a code, without an account. Another link is another visit. */
export const LinkPage = ({ children, gone }: Props): ReactNode => {
  const ticket = useSearchParams()[0].get('ticket') ?? ''
  return (
    <View key={ticket} ticket={ticket} gone={gone}>
      {children}
    </View>
  )
}
