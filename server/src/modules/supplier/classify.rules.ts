import type { SupplierClass } from '@srm/api/supplier'

type Meaning = Pick<SupplierClass, 'kind' | 'paymentTerm' | 'requiredCertificates' | 'minQuotes'>

/** A class as it is kept: without a kind of its own nobody has said yet what it means. */
export type RawClass = Omit<SupplierClass, keyof Meaning | 'children'> & {
  readonly [K in keyof Meaning]: Meaning[K] | null
} & { readonly children: readonly RawClass[] }

const nothing: Meaning = { kind: 'other', paymentTerm: null, requiredCertificates: [], minQuotes: 3 }

/** What was said of a class holds for all below it that say nothing themselves. */
export const withMeanings = (tree: readonly RawClass[], above: Meaning = nothing): SupplierClass[] =>
  tree.map(({ kind, paymentTerm, requiredCertificates, minQuotes, children, ...rest }) => {
    const meaning: Meaning = kind
      ? {
          kind,
          paymentTerm,
          requiredCertificates: requiredCertificates ?? [],
          minQuotes: minQuotes ?? nothing.minQuotes,
        }
      : above
    return { ...rest, ...meaning, children: withMeanings(children, meaning) }
  })
