import { compareMoney } from '@srm/api/shared/money'

export type Candidate = {
  readonly plan: string
  readonly planName: string
  readonly open: string
  readonly dueDate: string | null
  readonly isOverdue: boolean
  readonly contract: string
  readonly contractCode: string
  readonly contractName: string
  readonly contractOpen: string
  readonly customer: string
  readonly customerName: string
  readonly titles: readonly string[]
  /** The same payer paid for this customer before. */
  readonly isKnownPayer: boolean
}

export type Question = { readonly payerName: string; readonly summary: string | null; readonly left: string }

/** Names are written with brackets of both widths, with and without what kind of company it is. */
export const bareName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s()]/g, '')
    .replace(/(?:有限责任公司|股份有限公司|有限公司)$/, '')
    .toLowerCase()

const shortest = 4

const nameScore = (payer: string, names: readonly string[]): readonly [number, string] | undefined => {
  const bare = names.map(bareName)
  if (bare.includes(payer)) return [50, '付款方就是该客户']
  const isNear = bare.some(
    (name) => name.length >= shortest && payer.length >= shortest && (name.includes(payer) || payer.includes(name)),
  )
  return isNear ? [30, '付款方名称相近'] : undefined
}

type Reason = readonly [points: number, words: string]

const reasonsOf = (one: Candidate, { payerName, summary, left }: Question): Reason[] => {
  const reasons: Reason[] = []
  const named = nameScore(bareName(payerName), [one.customerName, ...one.titles])
  if (named) reasons.push(named)
  if (one.isKnownPayer) reasons.push([40, '以前认领过该付款方'])
  if (compareMoney(one.open, left) === 0) reasons.push([30, '金额与本期未收相同'])
  else if (compareMoney(one.contractOpen, left) === 0) reasons.push([20, '金额与合同未收相同'])
  if (summary?.includes(one.contractCode)) reasons.push([40, '摘要写了合同编号'])
  if (one.isOverdue) reasons.push([5, '已逾期'])
  return reasons
}

const maxShown = 12

/** The instalments a receipt is most likely for, each with why; those nothing speaks for are left out. */
export const rank = (candidates: readonly Candidate[], asked: Question, isSearch: boolean) =>
  candidates
    .map((one) => {
      const reasons = reasonsOf(one, asked)
      const score = reasons.reduce((sum, [points]) => sum + points, 0)
      return { one, score, reasons: reasons.map(([, words]) => words) }
    })
    .filter(({ score }) => isSearch || score > 5)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        (a.one.dueDate ?? '9999').localeCompare(b.one.dueDate ?? '9999') ||
        a.one.plan.localeCompare(b.one.plan),
    )
    .slice(0, maxShown)
