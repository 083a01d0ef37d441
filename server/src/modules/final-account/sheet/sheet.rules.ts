import { addMoney, compareMoney, multiplyMoney, percentOf, subtractMoney } from '@srm/api/shared/money'

export type Amounts = {
  readonly committed: string
  readonly settled: string
  readonly invoiced: string
  readonly paid: string
}
const keys = ['committed', 'settled', 'invoiced', 'paid'] as const

export type Share = { readonly item: string | null; readonly amount: string }

/** A document money was promised, owed or paid by, with all of it. */
export type SourceDocument = Amounts & {
  readonly side: 'cost' | 'income'
  readonly subject: string
  readonly id: string
  readonly code: string
  readonly name: string
  readonly party: string | null
  readonly supplier: string | null
  /** What was signed first, of a contract. */
  readonly first: string
  readonly withheld: string
  readonly tax: string
  /** Whether an invoice is to come for what is settled: none does for a bank fee or a deposit that was kept. */
  readonly owesInvoice: boolean
  /** By budget lines; what no line is named for has none. */
  readonly committedBy: readonly Share[]
  readonly settledBy: readonly Share[]
}

export type BudgetRow = {
  readonly id: string
  readonly name: string
  readonly category: string
  /** In the first version, and now. */
  readonly first: string
  readonly amount: string
}

export type SheetEntry = Amounts & { readonly source: string; readonly subject: string; readonly document: string }

export type SheetDocument = Pick<
  SourceDocument,
  'side' | 'subject' | 'id' | 'code' | 'name' | 'party' | 'withheld' | 'tax'
> & {
  /** Over all versions: settled and not invoiced, settled and not paid. */
  readonly openInvoice: string
  readonly openPayment: string
}

export type SheetLine = Amounts & {
  readonly side: 'cost' | 'income'
  readonly source: string
  readonly category: string
  readonly name: string
  readonly first: string
  readonly budget: string
}

export type Sheet = {
  readonly lines: readonly SheetLine[]
  readonly documents: readonly SheetDocument[]
  readonly entries: readonly SheetEntry[]
}

export const noBudget = 'none'
const noBudgetName = '未列预算'

export const isZero = (amount: string): boolean => compareMoney(amount, '0') === 0
const atLeastNothing = (amount: string): string => (compareMoney(amount, '0') > 0 ? amount : '0.00')
const lesser = (one: string, other: string): string => (compareMoney(one, other) < 0 ? one : other)
const sum = (amounts: readonly string[]): string => addMoney('0', ...amounts)

/** An amount by weights, to the fen: what rounding leaves goes to the last. */
export const spreadBy = (amount: string, weights: readonly string[]): string[] => {
  const total = sum(weights)
  let left = amount
  return weights.map((weight, at) => {
    const rate = percentOf(weight, total)
    const share = at === weights.length - 1 || rate === null ? left : multiplyMoney(amount, rate, '0.01')
    left = subtractMoney(left, share)
    return share
  })
}

/**
 * A contract with a supplier who also has orders in the project is the paper of those orders: it draws on what they hold
 * first, so that nothing is counted twice, and its invoices and payments go to what of them is open, the oldest first.
 */
export const coverOrders = (documents: readonly SourceDocument[]): SourceDocument[] => {
  const orders = documents.map((one) => ({ ...one }))
  const isOrder = ({ subject }: SourceDocument): boolean => subject === 'purchaseOrder'
  const drawn = new Map<string, { committed: string; settled: string }>()
  for (const one of orders.filter(isOrder)) {
    if (one.supplier === null) continue
    const known = drawn.get(one.supplier) ?? { committed: '0.00', settled: '0.00' }
    drawn.set(one.supplier, {
      committed: addMoney(known.committed, one.committed),
      settled: addMoney(known.settled, one.settled),
    })
  }
  const give = (supplier: string, amount: string, key: 'invoiced' | 'paid'): string => {
    let left = amount
    for (const order of orders) {
      if (!isOrder(order) || order.supplier !== supplier) continue
      const taken = lesser(atLeastNothing(left), atLeastNothing(subtractMoney(order.settled, order[key])))
      order[key] = addMoney(order[key], taken)
      left = subtractMoney(left, taken)
    }
    return left
  }
  for (const one of orders) {
    const { supplier } = one
    const held = supplier === null ? undefined : drawn.get(supplier)
    if (one.subject !== 'contract' || one.side !== 'cost' || supplier === null || !held) continue
    for (const key of ['committed', 'settled'] as const) {
      const taken = lesser(held[key], atLeastNothing(one[key]))
      held[key] = subtractMoney(held[key], taken)
      one[key] = subtractMoney(one[key], taken)
    }
    one.invoiced = give(supplier, one.invoiced, 'invoiced')
    one.paid = give(supplier, one.paid, 'paid')
  }
  return orders
}

const sourceOf = (side: 'cost' | 'income', item: string | null, { subject, id }: { subject: string; id: string }) =>
  side === 'income' ? `${subject} ${id}` : (item ?? noBudget)

/** By lines: what budget lines are named for, the rest where there is none; invoices and payments as it is settled. */
const entriesOf = (one: SourceDocument): SheetEntry[] => {
  const { side, subject, id } = one
  const by = new Map<string, { committed: string; settled: string }>()
  const add = (shares: readonly Share[], key: 'committed' | 'settled'): void => {
    const rest = subtractMoney(one[key], ...shares.map(({ amount }) => amount))
    for (const { item, amount } of [...shares, { item: null, amount: rest }]) {
      const source = sourceOf(side, item, one)
      const known = by.get(source) ?? { committed: '0.00', settled: '0.00' }
      by.set(source, { ...known, [key]: addMoney(known[key], amount) })
    }
  }
  add(side === 'income' ? [] : one.committedBy, 'committed')
  add(side === 'income' ? [] : one.settledBy, 'settled')
  const used = [...by].filter(([, { committed, settled }]) => !isZero(committed) || !isZero(settled))
  const parts = used.length > 0 ? used : [...by].slice(0, 1)
  const settled = parts.map(([, part]) => part.settled)
  const weights = isZero(sum(settled)) ? parts.map(([, part]) => part.committed) : settled
  const invoiced = spreadBy(one.invoiced, weights)
  const paid = spreadBy(one.paid, weights)
  return parts.map(([source, part], at) => ({
    source,
    subject,
    document: id,
    ...part,
    invoiced: invoiced[at] ?? '0.00',
    paid: paid[at] ?? '0.00',
  }))
}

const documentOf = (one: SourceDocument): SheetDocument => {
  const { side, subject, id, code, name, party, withheld, tax } = one
  return {
    side,
    subject,
    id,
    code,
    name,
    party,
    withheld,
    tax,
    openInvoice: one.owesInvoice ? subtractMoney(one.settled, one.invoiced) : '0.00',
    openPayment: subtractMoney(one.settled, one.paid),
  }
}

const isEmpty = (amounts: Amounts): boolean => keys.every((key) => isZero(amounts[key]))

const totalOf = (entries: readonly Amounts[]): Amounts => ({
  committed: sum(entries.map((one) => one.committed)),
  settled: sum(entries.map((one) => one.settled)),
  invoiced: sum(entries.map((one) => one.invoiced)),
  paid: sum(entries.map((one) => one.paid)),
})

/** Budget lines in their order, then what has no budget, then what brings money. */
const linesOf = (
  budget: readonly BudgetRow[],
  documents: readonly (Pick<SourceDocument, 'side' | 'subject' | 'id' | 'name' | 'first'> & { party: string | null })[],
  entries: readonly SheetEntry[],
): SheetLine[] => {
  const of = (source: string): Amounts => totalOf(entries.filter((one) => one.source === source))
  const lines: SheetLine[] = budget.map(({ id, name, category, first, amount }) => ({
    side: 'cost' as const,
    source: id,
    category,
    name,
    first,
    budget: amount,
    ...of(id),
  }))
  const rest = { side: 'cost' as const, source: noBudget, category: noBudgetName, name: noBudgetName }
  lines.push({ ...rest, first: '0.00', budget: '0.00', ...of(noBudget) })
  for (const one of documents.filter(({ side }) => side === 'income')) {
    const source = sourceOf('income', null, one)
    const amounts = of(source)
    const shared = { side: 'income' as const, source, category: one.party ?? one.name, name: one.name }
    lines.push({ ...shared, first: one.first, budget: amounts.committed, ...amounts })
  }
  return lines.filter((line) => !isEmpty(line) || !isZero(line.budget) || !isZero(line.first))
}

/** All a project came to, from nothing but its documents. */
export const buildSheet = (budget: readonly BudgetRow[], sources: readonly SourceDocument[]): Sheet => {
  const documents = coverOrders(sources).filter((one) => !isEmpty(one))
  const entries = documents.flatMap(entriesOf)
  return { lines: linesOf(budget, documents, entries), documents: documents.map(documentOf), entries }
}

/** What earlier versions hold together. */
export type Earlier = {
  readonly lines: readonly Pick<SheetLine, 'source' | 'first' | 'budget' | 'side' | 'category' | 'name'>[]
  readonly documents: readonly SheetDocument[]
  readonly entries: readonly SheetEntry[]
}

const keyOf = ({ source, subject, document }: SheetEntry): string => `${source} | ${subject} ${document}`

const minus = (one: Amounts, other: Amounts): Amounts => ({
  committed: subtractMoney(one.committed, other.committed),
  settled: subtractMoney(one.settled, other.settled),
  invoiced: subtractMoney(one.invoiced, other.invoiced),
  paid: subtractMoney(one.paid, other.paid),
})
const nothing: Amounts = { committed: '0.00', settled: '0.00', invoiced: '0.00', paid: '0.00' }

const sumsBy = <T>(rows: readonly T[], key: (row: T) => string, amount: (row: T) => string): Map<string, string> => {
  const sums = new Map<string, string>()
  for (const row of rows) sums.set(key(row), addMoney(sums.get(key(row)) ?? '0', amount(row)))
  return sums
}

/** Only what differs from what was locked before; a document that is gone is taken back. */
export const subtractEarlier = (now: Sheet, earlier: Earlier): Sheet => {
  const before = new Map<string, SheetEntry>()
  for (const one of earlier.entries) {
    const known = before.get(keyOf(one))
    before.set(keyOf(one), known ? { ...one, ...totalOf([known, one]) } : one)
  }
  const present = new Set(now.entries.map(keyOf))
  const gone = [...before].flatMap(([key, one]) => (present.has(key) ? [] : [{ ...one, ...nothing }]))
  const entries = [...now.entries, ...gone]
    .map((one) => ({ ...one, ...minus(one, before.get(keyOf(one)) ?? nothing) }))
    .filter((one) => !isEmpty(one))
  const of = (one: { subject: string; id: string }): string => `${one.subject} ${one.id}`
  const withheld = sumsBy(earlier.documents, of, (one) => one.withheld)
  const tax = sumsBy(earlier.documents, of, (one) => one.tax)
  const known = new Map([...earlier.documents, ...now.documents].map((one) => [of(one), one]))
  const nowKnown = new Map(now.documents.map((one) => [of(one), one]))
  const documents = [...known].flatMap(([key, one]) => {
    const current = nowKnown.get(key) ?? {
      ...one,
      withheld: '0.00',
      tax: '0.00',
      openInvoice: '0.00',
      openPayment: '0.00',
    }
    const differs = {
      withheld: subtractMoney(current.withheld, withheld.get(key) ?? '0'),
      tax: subtractMoney(current.tax, tax.get(key) ?? '0'),
    }
    const isTouched = entries.some((entry) => `${entry.subject} ${entry.document}` === key)
    return isTouched || !isZero(differs.withheld) || !isZero(differs.tax) ? [{ ...current, ...differs }] : []
  })
  const first = sumsBy(
    earlier.lines,
    (one) => one.source,
    (one) => one.first,
  )
  const budget = sumsBy(
    earlier.lines,
    (one) => one.source,
    (one) => one.budget,
  )
  const names = new Map([...earlier.lines, ...now.lines].map((one) => [one.source, one]))
  const nowLines = new Map(now.lines.map((one) => [one.source, one]))
  const lines = [...names].flatMap(([source, { side, category, name }]): SheetLine[] => {
    const current = nowLines.get(source)
    const amounts = totalOf(entries.filter((one) => one.source === source))
    const line = {
      side,
      source,
      category,
      name,
      first: subtractMoney(current?.first ?? '0', first.get(source) ?? '0'),
      budget: subtractMoney(current?.budget ?? '0', budget.get(source) ?? '0'),
      ...amounts,
    }
    return isEmpty(amounts) && isZero(line.budget) ? [] : [line]
  })
  return { lines, documents, entries }
}

/** A difference somebody has to say something about. */
export const isOpen = ({ openInvoice, openPayment }: Pick<SheetDocument, 'openInvoice' | 'openPayment'>): boolean =>
  !isZero(openInvoice) || !isZero(openPayment)

/** Documents that are not what they were, by their numbers. */
export const changedDocuments = (kept: Sheet, now: Sheet): string[] => {
  const textOf = ({ documents, entries }: Sheet): Map<string, string> =>
    new Map(
      documents.map((one) => {
        const own = entries
          .filter(({ subject, document }) => subject === one.subject && document === one.id)
          .map(({ source, committed, settled, invoiced, paid }) =>
            [source, committed, settled, invoiced, paid].join(' '),
          )
        return [
          one.code,
          [one.openInvoice, one.openPayment, one.tax, one.withheld, ...own.toSorted()].join(' | '),
        ] as const
      }),
    )
  const before = textOf(kept)
  const after = textOf(now)
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((code) => before.get(code) !== after.get(code))
    .toSorted()
}
