import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import type { Cells } from '#kernel/records/fields/row.ts'

/** One decision about a record, in words. */
export type TrailLine = {
  readonly step: string
  readonly who: string
  readonly result: string
  readonly opinion: string
  readonly at: string
}

export type Trail = {
  /** What stands across every page as long as the record is not what it is meant to be. */
  readonly mark: string | null
  readonly lines: readonly TrailLine[]
}

type TrailQuery = { readonly subject: string; readonly id: string; readonly row: Cells }

/** What modules above know of how a record was decided on; asked only for people who see the record. */
export const paperTrails = extensionPoint<(ctx: Ctx, query: TrailQuery) => Promise<Trail | undefined>>()

export const trailFor = async (ctx: Ctx, query: TrailQuery): Promise<Trail> => {
  const found: Trail[] = []
  for (const source of paperTrails.all()) {
    const trail = await source(ctx, query)
    if (trail) found.push(trail)
  }
  return {
    mark: found.find(({ mark }) => mark !== null)?.mark ?? null,
    lines: found.flatMap(({ lines }) => lines),
  }
}
