import type { Figure } from './compare.ts'

/** The largest multiple of the bare server's CPU time per request that each kind may take. */
export type Limits = Readonly<Record<string, number>>

/** A line for everything that is worse than it may be; a kind that was not measured counts as well. */
export const problemsOf = (
  figures: Readonly<Record<string, Pick<Figure, 'cpu' | 'failed'>>>,
  limits: Limits,
): string[] =>
  Object.entries(limits).flatMap(([kind, limit]) => {
    const figure = figures[kind]
    if (!figure) return [`${kind}: not measured`]
    if (figure.failed > 0) return [`${kind}: ${figure.failed} requests failed`]
    // Written so that no number at all is a problem too.
    return figure.cpu <= limit ? [] : [`${kind}: node CPU ${figure.cpu.toFixed(2)}x, at most ${limit.toFixed(2)}x`]
  })
