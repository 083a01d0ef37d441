import type { ReactNode } from 'react'
import { MemoryRouter, UNSAFE_LocationContext as Location, UNSAFE_RouteContext as Route } from 'react-router'
import { TabScope } from '@/lib/tabs/tab-scope.ts'

/** The router refuses to stand inside another one; a room with an address of its own starts from scratch. */
const nowhere = null as unknown as React.ContextType<typeof Location>
const noRoute = { outlet: null, matches: [], isDataRoute: false }

type Props = { readonly at?: string; readonly children: ReactNode }

/** Lists and records keep their state in the address; here each of them has an address to itself. */
export const Room = ({ at = '/', children }: Props): ReactNode => (
  <TabScope value={null}>
    <Location value={nowhere}>
      <Route value={noRoute}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </Route>
    </Location>
  </TabScope>
)
