import { ledgerPages } from '@srm/api/ledger/pages'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import { newId } from '#kernel/ids.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { notify } from '#modules/notice/index.ts'
import { own } from '../ledger.db.ts'
import { differencesIn } from './proof.views.ts'
import { ledgerBacklogs } from './sources.store.ts'

export const proofSentence = label(
  '总账核对发现 {{count}} 处差异：{{what}}',
  'The ledger differs in {{count}} places: {{what}}',
)

/** What happened before there were books is posted; what was posted stays. */
export const postBacklog = async (ctx: Ctx): Promise<void> => {
  for (const post of ledgerBacklogs.all()) await post(ctx)
}

const kept = 60

/** Found differences are kept, and told to those who close the books. */
const prove = async (ctx: Ctx): Promise<void> => {
  const differences = await differencesIn(ctx)
  await own(ctx)
    .insertInto('ledger_proof')
    .values({ id: newId(), differences: JSON.stringify(differences) })
    .execute()
  const old = own(ctx).selectFrom('ledger_proof').select('id').orderBy('at', 'desc').offset(kept)
  await own(ctx).deleteFrom('ledger_proof').where('id', 'in', old).execute()
  const [first] = differences
  if (!first) return
  const title = fillSentence(proofSentence, { count: differences.length, what: first.what })
  await notify(ctx, {
    to: await holdersOf(ctx, 'ledger:closeMonth'),
    type: 'task',
    title,
    link: ledgerPages.monthClose.path,
  })
}

/** Every night: the backlog, then the proof. */
export const proveLedger = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  await run.transaction(postBacklog)
  await run.transaction(prove)
}
