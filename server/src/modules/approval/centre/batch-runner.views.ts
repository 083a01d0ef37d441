import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Dialogue, Question } from '@srm/flow/questions'
import type { Ctx } from '#kernel/ctx.ts'
import type { EvaluationContext } from '../detail/answer.views.ts'
import { prefetch, newBatchCache, readCached, type ContextQuestion, type BatchCache } from './batch-answer.views.ts'

type BatchItem<Result> = { readonly matter: EvaluationContext; readonly work: Dialogue<Result> }

const restEveryMs = 15

/** Others wait for this process too: whoever works for long lets them pass now and then. */
const newRest = (): (() => Promise<void>) => {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < restEveryMs) return
    await yieldToEventLoop()
    since = performance.now()
  }
}

/**
 * Lets many interpreters work side by side: all stop at their next question, what these need is looked up together,
 * and all go on. How often the database is asked depends on how long the way is, not on how many go it.
 */
export const runAll = async <Result>(
  ctx: Ctx,
  all: readonly BatchItem<Result>[],
  cache: BatchCache = newBatchCache(),
): Promise<readonly Result[]> => {
  const rest = newRest()
  const turns: IteratorResult<Question, Result>[] = []
  for (const { work } of all) {
    await rest()
    turns.push(work.next())
  }
  const open = (): { asked: ContextQuestion; at: number }[] =>
    turns.flatMap((turn, at) => {
      const matter = all[at]?.matter
      return turn.done || !matter ? [] : [{ at, asked: { matter, question: turn.value } }]
    })
  for (let waiting = open(); waiting.length > 0; waiting = open()) {
    await prefetch(
      ctx,
      cache,
      waiting.map(({ asked }) => asked),
    )
    for (const { at, asked } of waiting) {
      await rest()
      const next = all[at]?.work.next(await readCached(ctx, cache, asked))
      if (next) turns[at] = next
    }
  }
  return turns.flatMap((turn) => (turn.done ? [turn.value] : []))
}
