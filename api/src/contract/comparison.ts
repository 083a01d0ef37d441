import { z } from 'zod'

const change = z.enum(['same', 'changed', 'added', 'removed'])

/** One piece of a text: in both, only in the later or only in the earlier one. */
const Piece = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type TextPiece = z.output<typeof Piece>

const ClauseDiff = z.object({ title: z.string(), kind: change, pieces: z.array(Piece) })
export type ClauseDiff = z.output<typeof ClauseDiff>

/** A field that differs, in the reader's words; what the reader may not see is left out. */
const FigureDiff = z.object({
  field: z.string(),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type FigureDiff = z.output<typeof FigureDiff>

/** A line of a sub-table that differs: each column in words. */
const RowDiff = z.object({ name: z.string(), kind: change, columns: z.array(FigureDiff) })
export type RowDiff = z.output<typeof RowDiff>

/** What differs between two states of a contract. */
export const Comparison = z.object({
  figures: z.array(FigureDiff),
  lines: z.array(RowDiff),
  plans: z.array(RowDiff),
  clauses: z.array(ClauseDiff),
})
export type ContractComparison = z.output<typeof Comparison>
