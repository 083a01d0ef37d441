import { createContext, useContext, type ReactNode } from 'react'
import { accessOf, meets, narrowed, type Demand, type Narrowing } from './access.ts'
import { t } from '../lib.texts.ts'
import { useProfile, useSession } from './session.ts'
import { toast } from '../toast.ts'

export const can = (demand: Demand): boolean => meets(accessOf(useSession.getState().profile), demand)

/** For a step that is offered to everybody: who may not take it is told why. */
export const mayOrWarn = (demand: Demand): boolean => {
  const may = can(demand)
  if (!may) toast.warning(t('denied'))
  return may
}

const Within = createContext<Narrowing | undefined>(undefined)

/** A page about one thing, in which a person may do less than elsewhere. */
export const RightsWithin = Within.Provider

export const useCan = (): ((demand: Demand) => boolean) => {
  const access = narrowed(accessOf(useProfile()), useContext(Within))
  return (demand) => meets(access, demand)
}

type Props = { readonly code: Demand; readonly children: ReactNode }

/** What the person may not use is not there at all. */
export const Can = ({ code, children }: Props): ReactNode => (useCan()(code) ? children : null)
