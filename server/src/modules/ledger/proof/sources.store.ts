import type { AccountKind } from '@srm/api/ledger'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

/** What a module whose documents post says of them. */
export type LedgerSource = {
  /** Accounts that are added up for one figure: what is open or spent of a document. */
  readonly accounts: readonly AccountKind[]
  readonly subject: string
  /** SQL of `id`, `code` and `amount`, `$1` being the tenant: what the documents say stands on these accounts. */
  readonly documents: string
}

export const ledgerSources = extensionPoint<LedgerSource>()

/** Posts what happened before there were books, as often as it is asked. */
export const ledgerBacklogs = extensionPoint<(ctx: Ctx) => Promise<void>>()
