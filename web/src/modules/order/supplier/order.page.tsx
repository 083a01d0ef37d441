import type { ReactNode } from 'react'
import { LinkPage } from '@/ui/external/link-page.tsx'
import { Inside } from './inside.tsx'

/** Where a supplier reads an order and answers it: by a link, with a code, without an account. */
const OrderPageView = (): ReactNode => (
  <LinkPage>{(session) => <Inside key={session.token} session={session} />}</LinkPage>
)

export default OrderPageView
