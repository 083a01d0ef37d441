import type { ReactNode } from 'react'
import { LinkPage } from '@/ui/external/link-page.tsx'
import { Inside } from './inside.tsx'

/** Where a supplier reads what was really there and signs it: by a link, with a code, without an account. */
const AcceptancePageView = (): ReactNode => (
  <LinkPage>{(session) => <Inside key={session.token} session={session} />}</LinkPage>
)

export default AcceptancePageView
