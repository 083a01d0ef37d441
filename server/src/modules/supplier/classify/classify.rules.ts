import type { SupplierClass } from '@srm/api/supplier'

type ClassMeaning = Pick<SupplierClass, 'kind' | 'paymentTerm' | 'requiredCertificates' | 'minQuotes'>

/** A class as it is kept: without a kind of its own nobody has said yet what it means. */
export type RawClass = Omit<SupplierClass, keyof ClassMeaning | 'children'> & {
  readonly [K in keyof ClassMeaning]: ClassMeaning[K] | null
} & { readonly children: readonly RawClass[] }

const nothing: ClassMeaning = { kind: 'other', paymentTerm: null, requiredCertificates: [], minQuotes: 3 }

/** What was said of a class holds for all below it that say nothing themselves. */
export const withMeanings = (tree: readonly RawClass[], above: ClassMeaning = nothing): SupplierClass[] =>
  tree.map(({ kind, paymentTerm, requiredCertificates, minQuotes, children, ...rest }) => {
    const meaning: ClassMeaning = kind
      ? {
          kind,
          paymentTerm,
          requiredCertificates: requiredCertificates ?? [],
          minQuotes: minQuotes ?? nothing.minQuotes,
        }
      : above
    return { ...rest, ...meaning, children: withMeanings(children, meaning) }
  })
