import type { Ctx } from '#kernel/ctx.ts'
import { meIn } from '../run/act.service.ts'
import { own } from '../approval.db.ts'
import { assertVisible } from './visible.views.ts'

export const setFollow = async (ctx: Ctx, id: string, on: boolean): Promise<{ following: boolean }> => {
  await assertVisible(ctx, id)
  const me = meIn(ctx)
  await (on
    ? own(ctx)
        .insertInto('approval_follow')
        .values({ user_id: me, instance_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : own(ctx).deleteFrom('approval_follow').where('user_id', '=', me).where('instance_id', '=', id).execute())
  return { following: on }
}
