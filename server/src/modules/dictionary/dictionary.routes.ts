import { dictionary } from '@srm/api/dictionary'
import { numberRules } from '@srm/api/dictionary/numbering'
import { implement } from '#kernel/module.ts'
import { createClass, moveClass, removeClass, renameClass } from './class/class.service.ts'
import { previewCode } from './number/numbering.service.ts'
import { listRules, updateRule } from './number/rule.service.ts'
import { createOption, removeOption, updateOption } from './dictionary.service.ts'
import { mergeOption, moveOption } from './class/tree.service.ts'
import { getSubtree, getTree, listClassify, listTypes, optionUsage, usesOf } from './dictionary.views.ts'

const numberRoutes = implement(numberRules, {
  list: (ctx) => listRules(ctx),
  update: (ctx, { params, body }) => updateRule(ctx, params.type, body),
})

export const routes = [
  ...numberRoutes,
  ...implement(dictionary, {
    types: (ctx) => listTypes(ctx),
    tree: (ctx, { query }) => getTree(ctx, query.selTypeName),
    subtree: (ctx, { params }) => getSubtree(ctx, params.id),
    create: (ctx, { body }) => createOption(ctx, body),
    update: (ctx, { params, body }) => updateOption(ctx, params.id, body),
    move: (ctx, { params, body }) => moveOption(ctx, params.id, body),
    remove: (ctx, { params, query }) => removeOption(ctx, params.id, query.version),
    usage: (ctx, { params }) => optionUsage(ctx, params.id),
    uses: (ctx, { query }) => usesOf(ctx, query.selTypeName),
    merge: (ctx, { params, body }) => mergeOption(ctx, params.id, body.into),
    genCode: (ctx, { query }) => previewCode(ctx, query.type),
    classify: (ctx, { query }) => listClassify(ctx, query.kind),
    classes: {
      create: (ctx, { body }) => createClass(ctx, body),
      update: (ctx, { params, body }) => renameClass(ctx, params.id, body),
      move: (ctx, { params, body }) => moveClass(ctx, params.id, body),
      remove: (ctx, { params, query }) => removeClass(ctx, params.id, query.version),
    },
  }),
]
