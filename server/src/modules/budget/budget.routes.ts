import { BudgetItem, budget as calls } from '@srm/api/budget'
import { implement } from '#kernel/module.ts'
import { classViews } from '#modules/dictionary/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { readControl, saveControl } from './control/control.service.ts'
import { burdensOf } from './ledger/burden.views.ts'
import { contrastOf } from './ledger/contrast.views.ts'
import { choicesOf, listTreeOf } from './list-tree.views.ts'

/** Written by versions, changes and the ledger alone. */
export const items = defineResource(BudgetItem, calls.item, {
  code: { type: 124, prefix: 'YSX', period: 'year', digits: 6 },
  imports: false,
  handlers: { choice: (ctx, { query }) => choicesOf(ctx, query.projectId) },
})

const classes = classViews('budget', BudgetItem, 'category_id')

export const furtherRoutes = [
  ...implement(calls.listTree, {
    getListTree: (ctx, { body }) => listTreeOf(ctx, body.projectId, body.isNew === true),
  }),
  ...implement(calls.contrast, {
    show: (ctx, { query }) => contrastOf(ctx, query.projectId),
    burdens: (ctx, { query }) => burdensOf(ctx, query.itemId),
  }),
  ...implement(calls.control, {
    rules: (ctx) => readControl(ctx),
    save: (ctx, { body }) => saveControl(ctx, body.rules),
  }),
  ...implement(calls.classify, {
    tree: (ctx) => classes.tree(ctx),
    all: (ctx, { query }) => classes.options(ctx, query.keyword),
  }),
]
