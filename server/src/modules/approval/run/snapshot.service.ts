import type { Ctx } from '#kernel/ctx.ts'
import type { Document } from '#kernel/records/document.ts'
import type { EvaluationContext } from '../detail/answer.views.ts'
import { sha256 } from '../design/canonical.rules.ts'
import { factsOf } from '../design/fact.views.ts'
import { contentOf } from './snapshot.rules.ts'
import type { StoredInstance } from './state.store.ts'

const insert = `insert into approval_snapshot (instance_id, round, facts, document, sha256) values ($1, $2, $3, $4, $5)`

/** The document as it is now, so that what was approved can be shown and proven later. */
export const takeSnapshot = async (
  ctx: Ctx,
  document: Document,
  { id, docId, state }: StoredInstance,
  matter: EvaluationContext,
): Promise<void> => {
  const content = contentOf(await document.read(ctx, docId))
  const { values } = await factsOf(ctx, document, matter.row, matter.about)
  const json = [values, content].map((value) => JSON.stringify(value))
  await ctx.db.run(insert, [id, state.instance.round, ...json, sha256(content)])
}
