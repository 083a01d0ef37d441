import type { ReactNode } from 'react'
import { LinkPage } from '@/ui/external/link-page.tsx'
import { Inside } from './inside.tsx'

/** Where a supplier quotes: by a link, with a code, without an account. */
const QuotePageView = (): ReactNode => (
  <LinkPage>{(session) => <Inside key={session.token} session={session} />}</LinkPage>
)

export default QuotePageView
