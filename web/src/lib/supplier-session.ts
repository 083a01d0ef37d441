import { remember, remembered } from './storage.ts'

/** A supplier who came by a link is somebody else than the person signed in on the same machine. */
const name = 'supplier-token'

export const supplierToken = (): string | null => remembered(name)
export const setSupplierToken = (token: string | null): void => remember(name, token)

/** Beside the person's own token, not instead of it. */
export const supplierHeaders = (): Record<string, string> => {
  const token = supplierToken()
  return token ? { [name]: token } : {}
}
