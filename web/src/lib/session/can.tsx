import type { ReactNode } from 'react'
import { accessOf, meets, type Demand } from './access.ts'
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

export const useCan = (): ((demand: Demand) => boolean) => {
  const access = accessOf(useProfile())
  return (demand) => meets(access, demand)
}

type Props = { readonly code: Demand; readonly children: ReactNode }

/** What the person may not use is not there at all. */
export const Can = ({ code, children }: Props): ReactNode => (useCan()(code) ? children : null)
