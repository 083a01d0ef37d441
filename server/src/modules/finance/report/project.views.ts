import { label, type Label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Sheet, SheetTable } from '#modules/paper/index.ts'
import { readProjectDocuments, type ProjectDocument } from '#modules/final-account/index.ts'
import { projectFigures } from '../project/project.views.ts'
import { factOf, moneyText, tableOf } from './sheet.rules.ts'

type Content = Pick<Sheet, 'facts' | 'tables'>

const documentsOf = (
  ctx: Ctx,
  title: Label,
  settled: Label,
  documents: readonly ProjectDocument[],
  isHidden: boolean,
): SheetTable[] => {
  const money = (amount: string): string => moneyText(isHidden ? null : amount)
  const columns = [
    label('单据', 'Document'),
    label('往来单位', 'Party'),
    label('金额', 'Amount'),
    settled,
    label('已开/收票', 'Invoiced'),
    label('已收/付', 'Paid'),
  ]
  return tableOf(ctx, title, columns, {
    rows: documents.map(({ code, name, party, committed, invoiced, paid, ...one }) => [
      `${code} ${name}`,
      party ?? '',
      ...[committed, one.settled, invoiced, paid].map(money),
    ]),
    numbers: 4,
  })
}

/** A project as the receiver may see it; nothing where it is out of their reach. */
export const projectContent = async (ctx: Ctx, project: string): Promise<Content> => {
  if (!holds(ctx.session, 'projectFinance:list')) return { facts: [], tables: [] }
  const found = await projectFigures(ctx, project)
  if (!found) return { facts: [], tables: [] }
  const documents = await readProjectDocuments(ctx, [project])
  const masks = ctx.session.masks ?? new Set()
  const facts: readonly (readonly [Label, string | null])[] = [
    [label('收入预算', 'Planned income'), found.budgetIncome],
    [label('成本预算', 'Budget'), found.budgetCost],
    [label('已签收入', 'Sold'), found.sold],
    [label('已承诺成本', 'Committed'), found.committed],
    [label('已开票', 'Invoiced'), found.invoiced],
    [label('已结算成本', 'Settled'), found.settled],
    [label('已收', 'Received'), found.received],
    [label('已付', 'Paid'), found.paid],
    [label('预计利润', 'Expected profit'), found.expected],
    [label('已实现利润', 'Realised profit'), found.realised],
  ]
  const of = (side: 'income' | 'cost'): ProjectDocument[] => documents.filter((one) => one.side === side)
  return {
    facts: [
      factOf(ctx, label('项目', 'Project'), `${found.code} ${found.name}`),
      factOf(ctx, label('活动日', 'Event'), found.eventStart ?? ''),
      ...facts.map(([name, amount]) => factOf(ctx, name, moneyText(amount))),
    ],
    tables: [
      ...documentsOf(ctx, label('收入单据', 'Income'), label('应收', 'Owed'), of('income'), masks.has('income')),
      ...documentsOf(ctx, label('成本单据', 'Cost'), label('已结算', 'Settled'), of('cost'), masks.has('cost')),
    ],
  }
}
