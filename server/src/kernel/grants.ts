/**
 * What the built-in roles may do with a subject when a company begins, by the role's code. Actions are named one by one:
 * one that is added later is given to nobody by accident.
 */
export type Grants = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export const reading = ['list', 'show'] as const
export const readingAndExport = [...reading, 'export'] as const
export const everyAction = [...readingAndExport, 'import', 'create', 'update', 'delete'] as const
