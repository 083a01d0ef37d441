import type { ReactNode } from 'react'
import type { Profile } from '@srm/api/identity'
import { useProfile, useSession } from './session.ts'

const grants = (profile: Profile | null, code: string): boolean =>
  profile !== null && (profile.isSuper || profile.permissions.includes('*') || profile.permissions.includes(code))

export const can = (code: string): boolean => grants(useSession.getState().profile, code)

export const useCan = (): ((code: string) => boolean) => {
  const profile = useProfile()
  return (code) => grants(profile, code)
}

type Props = { readonly code: string; readonly children: ReactNode }

export const Can = ({ code, children }: Props): ReactNode => (useCan()(code) ? children : null)
