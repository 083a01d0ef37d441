/** Where the guard sends whoever lacks a right, with the page they wanted as its state. */
export const forbiddenPath = '/403'

export type Refusal = { readonly wanted: string }

export const refusalIn = (state: unknown): Refusal | undefined => {
  const wanted: unknown = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : undefined
  return typeof wanted === 'string' ? { wanted } : undefined
}
