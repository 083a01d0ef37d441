import type { Opportunity } from '@srm/api/crm'
import type { Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import type { Row } from '#kernel/records/fields/row.ts'

type CreatedRecord = { readonly subject: string; readonly id: string; readonly name: string }

/** What can be made of an opportunity once it is won, by the module that knows how: 生成项目. */
export type WonAction = {
  readonly key: string
  /** What the button says. */
  readonly label: Label
  /** Who may make it. */
  readonly permission: string
  /** What was made already; as long as there is something the opportunity stays won. */
  readonly made: (ctx: Ctx, opportunityId: string) => Promise<CreatedRecord | null>
  readonly make: (ctx: Ctx, opportunity: Row<typeof Opportunity>) => Promise<{ subject: string; id: string }>
}

/** Nobody answers until a module above does, and then nothing is offered. */
export const onWon = extensionPoint<WonAction>()
