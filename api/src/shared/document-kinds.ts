import type { Choice } from './field-meta.ts'
import type { Label } from './label.ts'

const declared: Choice[] = []

/**
 * The kinds of documents that can be approved. Each module declares its own beside its pages, which both sides load at
 * the start; whoever reads the list does it when it is needed, not when it is defined.
 */
export const documentKinds: readonly Choice[] = declared

export const declareDocumentKind = (value: string, name: Label): void => {
  if (!declared.some((kind) => kind.value === value)) declared.push({ value, label: name })
}
