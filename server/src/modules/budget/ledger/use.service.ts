import { BudgetItem, type BudgetPoint } from '@srm/api/budget'
import { metaOf } from '@srm/api/shared/field-meta'
import { label, type Label } from '@srm/api/shared/label'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { Failure, fail } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { hasReach } from '#modules/project/index.ts'
import { own } from '../budget.db.ts'
import { entriesFor, type Entry, type Holder } from './entries.rules.ts'
import { judge, strictest, worst, type Level, type Overrun } from './judge.rules.ts'
import { lockLines, readLedger, readLines, readRules, takeFree, writeEntries, type Line } from './ledger.store.ts'

/** What a document burdens from now on. */
export type BudgetUse = {
  readonly holder: Holder
  readonly point: BudgetPoint
  /** Under approval: it counts, so that nobody else spends it, and can still be refused. */
  readonly isPending?: boolean
  /** What it burdens in all, with what documents after it have taken over; nothing gives back what it still holds. */
  readonly holds: readonly { readonly item: string; readonly amount: string }[]
  /** It was done and is not any more: what comes back to it is its own again. */
  readonly isReopened?: boolean
  /** Documents it follows from: what they held becomes its own. */
  readonly after?: readonly Holder[]
}

export type BudgetVerdict = { readonly level: Level; readonly over: readonly Overrun[] }

const within: BudgetVerdict = { level: 'within', over: [] }

/** Two rows of a document may burden one line. */
const amountsByLine = (holds: BudgetUse['holds']): ReadonlyMap<string, string> => {
  const sums = new Map<string, string>()
  for (const { item, amount } of holds) sums.set(item, addMoney(sums.get(item) ?? '0', amount))
  return sums
}

const linesOf = (lines: readonly Line[], asked: ReadonlyMap<string, string>): readonly Line[] => {
  for (const [item, amount] of asked) {
    if (compareMoney(amount, '0') < 0 || !lines.some(({ id }) => id === item)) fail('budget.no_item')
  }
  return lines
}

type Question = { readonly line: Line; readonly usedAfter: string }

const judgeAll = async (ctx: Ctx, point: BudgetPoint, questions: readonly Question[]): Promise<BudgetVerdict> => {
  const beyond = questions.filter(({ line, usedAfter }) => compareMoney(usedAfter, line.amount) > 0)
  if (beyond.length === 0) return within
  const rules = await readRules(ctx, [...new Set(beyond.map(({ line }) => line.categoryId))], point)
  const over = beyond.flatMap(({ line: { id, name, amount, categoryId }, usedAfter }) =>
    judge({ id, name, amount, usedAfter, rule: rules.get(categoryId) ?? strictest }),
  )
  return { level: worst(over), over }
}

/** Amounts are for whoever sees the budget; others learn which line is short. */
const refusal = (over: readonly Overrun[], isOpen: boolean): Label => {
  if (!isOpen) return label(over.map(({ name }) => name).join('、'), over.map(({ name }) => name).join(', '))
  return label(
    over.map((one) => `${one.name} 预算 ${one.amount}，占用将达 ${one.usedAfter}，超 ${one.rate}%`).join('；'),
    over.map((one) => `${one.name}: budget ${one.amount}, would be ${one.usedAfter}, ${one.rate} % over`).join('; '),
  )
}

/** A project that is not there for somebody shows them nothing either. */
const reachesBudget = (ctx: Ctx, project: string): Promise<boolean> =>
  hasReach(ctx, project, BudgetItem.name, 'read').catch((error: unknown) => {
    if (error instanceof Failure) return false
    throw error
  })

const seesAmounts = async (ctx: Ctx, lines: readonly Line[]): Promise<boolean> => {
  if (ctx.userId === null) return true
  if (isMasked(metaOf(BudgetItem.fields.amount), ctx.session)) return false
  for (const project of new Set(lines.map(({ projectId }) => projectId)))
    if (!(await reachesBudget(ctx, project))) return false
  return true
}

type Plan = { readonly lines: readonly Line[]; readonly entries: readonly Entry[] }

const plan = async (ctx: Ctx, use: BudgetUse, lines: readonly Line[], givesBack: boolean): Promise<Plan> => {
  const { holder, point, isPending = false, after = [] } = use
  const asked = amountsByLine(use.holds)
  const known = await readLedger(
    ctx,
    [holder, ...after],
    linesOf(lines, asked).map(({ id }) => id),
  )
  const entries = lines.flatMap(({ id }) =>
    entriesFor(
      { holder, item: id, point, isPending, amount: asked.get(id) ?? '0', after, givesBack },
      {
        ...known,
        slices: known.slices.filter(({ item }) => item === id),
        loans: known.loans.filter(({ item }) => item === id),
      },
    ),
  )
  return { lines, entries }
}

const grownLines = ({ lines, entries }: Plan): Question[] =>
  lines.flatMap((line) => {
    const growth = addMoney(...entries.filter(({ item }) => item === line.id).map(({ amount }) => amount))
    return compareMoney(growth, '0') > 0 ? [{ line, usedAfter: addMoney(line.used, growth) }] : []
  })

const enter = async (ctx: Ctx, use: BudgetUse, givesBack: boolean): Promise<BudgetVerdict> => {
  const items = [...new Set(use.holds.map(({ item }) => item))]
  const made = await plan(ctx, use, await lockLines(ctx, use.holder, items), givesBack)
  const grown = grownLines(made)
  const ended = grown.find(({ line }) => !line.isActive)?.line.name
  if (ended !== undefined) fail('budget.item_ended', { words: { what: { zh: ended, en: ended } } })
  const verdict = await judgeAll(ctx, use.point, grown)
  // What takes somebody's word is only let in while that is asked for.
  const refused = verdict.over.filter(({ level }) => level === 'stop' || (level === 'ask' && !use.isPending))
  if (refused.length > 0)
    fail('budget.exceeded', { words: { what: refusal(refused, await seesAmounts(ctx, made.lines)) } })
  await writeEntries(ctx, made.entries)
  return verdict
}

const nothingKnown = { slices: [], loans: [], closed: [] }

/** What a document takes that follows from no other, from a single line, if it holds nothing so far. */
const firstEntry = ({ holder, point, isPending = false, after = [], holds }: BudgetUse): Entry | undefined => {
  const [[item, amount] = ['', '0'], ...others] = amountsByLine(holds)
  if (after.length > 0 || others.length > 0 || compareMoney(amount, '0') <= 0) return undefined
  return entriesFor({ holder, item, point, isPending, amount, after, givesBack: true }, nothingKnown)[0]
}

const reopen = async (ctx: Ctx, { kind, id }: Holder): Promise<void> => {
  await own(ctx).deleteFrom('budget_closed_holder').where('kind', '=', kind).where('id', '=', id).execute()
}

/**
 * The one function through which documents use budgets. It says what the document holds from now on; what changes is
 * written into the ledger under the lock of the lines. What it gives up goes back to the documents it took it from.
 */
export const useBudget = async (ctx: Ctx, use: BudgetUse): Promise<BudgetVerdict> => {
  if (use.isReopened === true) await reopen(ctx, use.holder)
  const first = firstEntry(use)
  // Most are within what is free; only what is not needs to know who holds what, which takes longer under the lock.
  return first && (await takeFree(ctx, first)) ? within : enter(ctx, use, true)
}

/** A document is done: what it holds beyond what was really spent is free, and nothing comes back to it. */
export const closeBudgetUse = async (ctx: Ctx, holder: Holder, point: BudgetPoint): Promise<void> => {
  await enter(ctx, { holder, point, holds: [] }, false)
  await own(ctx)
    .insertInto('budget_closed_holder')
    .values({ kind: holder.kind, id: holder.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What would be said to a use, without writing anything: how the lines would stand with all of it. */
export const judgeBudgetUse = async (ctx: Ctx, use: BudgetUse): Promise<BudgetVerdict> => {
  const items = [...new Set(use.holds.map(({ item }) => item))]
  const made = await plan(ctx, use, await readLines(ctx, use.holder, items), true)
  const asked = amountsByLine(use.holds)
  const held = made.lines.filter(({ id }) => asked.has(id))
  return judgeAll(
    ctx,
    use.point,
    held.map((line) => ({
      line,
      usedAfter: addMoney(
        line.used,
        ...made.entries.filter(({ item }) => item === line.id).map(({ amount }) => amount),
      ),
    })),
  )
}
