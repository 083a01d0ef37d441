import { supplier } from '@srm/api/supplier'
import { implement } from '#kernel/module.ts'
import { setClass } from './classify.service.ts'
import { classOptions, classTree } from './classify.views.ts'
import { routesOf } from './part.service.ts'
import { setSupplierStatus, suppliers } from './supplier.service.ts'
import { findSuppliers, partsOf } from './supplier.views.ts'
import { findDuplicates, duplicatesOf } from './duplicate.views.ts'

const { find, duplicates, duplicatesOf: duplicatesOfOne, parts, enable, disable, ...plain } = supplier.supplier

const own = implement(
  { find, duplicates, duplicatesOf: duplicatesOfOne, parts, enable, disable },
  {
    find: (ctx, { body }) => findSuppliers(ctx, body),
    duplicates: (ctx, { body }) => findDuplicates(ctx, body),
    duplicatesOf: (ctx, { params }) => duplicatesOf(ctx, params.id),
    parts: (ctx, { params }) => partsOf(ctx, params.id),
    enable: (ctx, { params, body }) => setSupplierStatus(ctx, params.id, body.version, 'enabled'),
    disable: (ctx, { params, body }) => setSupplierStatus(ctx, params.id, body.version, 'disabled'),
  },
)

const classes = implement(supplier.classify, {
  tree: (ctx) => classTree(ctx),
  all: (ctx, { query }) => classOptions(ctx, query.keyword),
  update: (ctx, { params, body }) => setClass(ctx, params.id, body),
})

export const routes = [...routesOf(plain, suppliers), ...own, ...classes]
