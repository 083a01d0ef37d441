import { addMoney, compareMoney } from '@srm/api/shared/money'

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']
/** A document nobody decides on at the moment. */
export const mayChange = (status: string): boolean => changeable.includes(status)

type Lendable = {
  readonly id: string
  readonly projectId: string | null
  /** What nobody else is about to write off. */
  readonly available: string
}

export type Offset = { readonly loan: string; readonly amount: string }

const less = (one: string, other: string): string => (compareMoney(one, other) <= 0 ? one : other)

/**
 * What a reimbursement writes off: the loans of its project first, then those of no project, each time the oldest.
 * The loans come in that order within each group.
 */
export const planOffsets = (loans: readonly Lendable[], projectId: string | null, amount: string): Offset[] => {
  const ofProject = projectId === null ? [] : loans.filter((loan) => loan.projectId === projectId)
  const ofNone = loans.filter((loan) => loan.projectId === null)
  const offsets: Offset[] = []
  let rest = amount
  for (const { id, available } of [...ofProject, ...ofNone]) {
    const part = less(rest, available)
    if (compareMoney(part, '0') <= 0) continue
    offsets.push({ loan: id, amount: part })
    rest = addMoney(rest, `-${part}`)
  }
  return offsets
}

export const sumOf = (offsets: readonly Offset[]): string => addMoney('0', ...offsets.map(({ amount }) => amount))
