import type { Budget, BudgetDiffLine } from '@srm/api/budget'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Store } from '#kernel/records/store.ts'

type Versions = { readonly records: Pick<Store<typeof Budget>, 'show'> }
type Version = Awaited<ReturnType<Versions['records']['show']>>
type Line = Version['lines'][number]

const side = ({ quantity, costAmount, incomeAmount }: Line) => ({ quantity, costAmount, incomeAmount })

const keyOf = ({ item, category, name }: Line): string => item?.id ?? `${category.id} ${name}`

const isEqual = (one: Line, other: Line): boolean =>
  one.quantity === other.quantity && one.costAmount === other.costAmount && one.incomeAmount === other.incomeAmount

/** Two versions of a project's budget line by line, in the order of the newer one; what is gone comes last. */
export const diffVersions = async (
  ctx: Ctx,
  service: Versions,
  id: string,
  against: string,
): Promise<BudgetDiffLine[]> => {
  const after = await service.records.show(ctx, id)
  const before = await service.records.show(ctx, against)
  if (after.project.id !== before.project.id) fail('budget.other_project')
  const rest = new Map(before.lines.map((line) => [keyOf(line), line]))
  const lines = after.lines.map((line): BudgetDiffLine => {
    const was = rest.get(keyOf(line))
    rest.delete(keyOf(line))
    const kind = was ? (isEqual(was, line) ? 'same' : 'changed') : 'added'
    return { kind, category: line.category.name, name: line.name, before: was ? side(was) : null, after: side(line) }
  })
  const gone = [...rest.values()].map((line): BudgetDiffLine => ({
    kind: 'removed',
    category: line.category.name,
    name: line.name,
    before: side(line),
    after: null,
  }))
  return [...lines, ...gone]
}
