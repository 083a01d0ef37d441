import { ScorecardTemplate } from '@srm/api/scorecard'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { own } from './scorecard.db.ts'
import { suggested } from './scorecard.defaults.rules.ts'
import { templates } from './scorecard.service.ts'

const sync = lineSync(ScorecardTemplate, templates.service.records.lines)

/** A company starts with the template that fits most; nobody is told of it, as nobody made it. */
export const seedTemplate = async (ctx: Ctx): Promise<void> => {
  const any = await own(ctx).selectFrom('scorecard_template').select('id').limit(1).executeTakeFirst()
  if (any) return
  const code = await issueCode(ctx, ScorecardTemplate.name)
  const [id = ''] = await fillRecords(ctx, ScorecardTemplate, [{ ...suggested, code }])
  await sync(ctx, id, suggested)
}
