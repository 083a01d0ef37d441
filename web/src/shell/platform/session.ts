import { create } from 'zustand'
import { remember, remembered } from '@/lib/storage.ts'

/** The operator is nobody's staff: a session of its own, under keys of its own. */
type Operator = { readonly token: string | null; readonly name: string }

const keys = { token: 'operator-token', name: 'operator-name' } as const

export const useOperator = create<Operator>(() => ({
  token: remembered(keys.token),
  name: remembered(keys.name) ?? '',
}))

export const enterAs = (token: string, name: string): void => {
  remember(keys.token, token)
  remember(keys.name, name)
  useOperator.setState({ token, name })
}

export const leave = (): void => {
  remember(keys.token, null)
  remember(keys.name, null)
  useOperator.setState({ token: null, name: '' })
}
