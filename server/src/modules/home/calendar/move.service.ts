import type { home } from '@srm/api/home'
import type { Parsed } from '@srm/api/endpoint'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { sourceOf } from './calendar.views.ts'

/** Only what a module moves itself, by somebody who may see it and change it; the module has the last word. */
export const moveItem = async (ctx: Ctx, { kind, ...move }: Parsed<typeof home.calendar.move>['body']) => {
  const source = sourceOf(kind)
  if (!source?.move) return fail('calendar.fixed')
  const needed = [source.permission, source.move.permission].filter((one) => one !== undefined)
  if (needed.some((permission) => !holds(ctx.session, permission))) fail('session.forbidden')
  if (move.from !== move.to) await source.move.run(ctx, move)
  return { id: move.id }
}
