import type { Values } from '@/ui/record-form/sections.ts'
import type { SourceKind } from '../payment.paths.ts'

const sourceKinds: readonly string[] = ['plan', 'order', 'reimburse', 'loan']

/** What is paid of something that says how much. */
export const isSourced = (kind: unknown): kind is SourceKind => typeof kind === 'string' && sourceKinds.includes(kind)

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined
}

/** What a form is about so far. */
export const sourceOf = (values: Values): { readonly kind: unknown; readonly source: string | undefined } => {
  const { kind } = values
  return { kind, source: isSourced(kind) ? idOf(values[kind]) : undefined }
}

const isKind =
  (...kinds: readonly string[]) =>
  ({ kind }: Values): boolean =>
    typeof kind === 'string' && kinds.includes(kind)

/** Which parts of the form belong to which kind of payment. */
export const when = {
  plan: isKind('plan'),
  order: isKind('order'),
  reimburse: isKind('reimburse'),
  loan: isKind('loan'),
  invoice: isKind('invoice'),
  labor: isKind('labor'),
  free: isKind('invoice', 'labor'),
  advance: isKind('plan', 'order'),
  ofSupplier: isKind('plan', 'order', 'invoice'),
} as const
