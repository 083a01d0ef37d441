/** How the row is kept says nothing about what was submitted. */
const aside = new Set(['version', 'updatedAt', 'updatedBy', 'status', 'actions'])

export const contentOf = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !aside.has(key) && !key.includes('.')))
